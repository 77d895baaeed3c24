"""What browsers get beside the API and the account pages: the client and its files, what the host says, the policy."""
