"""What a host can see of a running site: figures for Prometheus, a health page, logs that programs can read."""
