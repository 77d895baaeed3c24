"""Do thinking bots answer otherwise if they think that all others are against them?"""
