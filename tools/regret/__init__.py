"""How far do the answers of thinking bots fall short of the best ones?"""
