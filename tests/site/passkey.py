"""A passkey made of software, as a browser and a phone would answer for it together."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256, CoseKey
from fido2.utils import websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData

_SEEN = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class SoftKey:
    """One key for one account on one site."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self._user = ""

    def register(self, asked: dict[str, Any], origin: str) -> str:
        """The answer to the site's `creation_options`."""
        options = asked["publicKey"]
        self._user = options["user"]["id"]
        client = CollectedClientData.create("webauthn.create", options["challenge"], origin)
        public = AttestedCredentialData.create(bytes(16), self._id, _cose(self._key))
        data = AuthenticatorData.create(_site(options["rp"]["id"]), _SEEN | AuthenticatorData.FLAG.AT, 0, public)
        attestation = AttestationObject.create("none", data, {})
        return self._answer(client, {"attestationObject": websafe_encode(attestation)}, {"credProps": {"rk": True}})

    def sign_in(self, asked: dict[str, Any], origin: str) -> str:
        """The answer to the site's `request_options`."""
        options = asked["publicKey"]
        client = CollectedClientData.create("webauthn.get", options["challenge"], origin)
        data = AuthenticatorData.create(_site(options["rpId"]), _SEEN, 1)
        signature = self._key.sign(data + client.hash, ec.ECDSA(SHA256()))
        parts = {"authenticatorData": data, "signature": signature}
        return self._answer(
            client, {**{name: websafe_encode(part) for name, part in parts.items()}, "userHandle": self._user}, {}
        )

    def _answer(self, client: CollectedClientData, response: dict[str, str], results: dict[str, Any]) -> str:
        name = websafe_encode(self._id)
        return json.dumps(
            {
                "id": name,
                "rawId": name,
                "type": "public-key",
                "response": {"clientDataJSON": websafe_encode(client), **response},
                "clientExtensionResults": results,
            }
        )


def _cose(key: ec.EllipticCurvePrivateKey) -> CoseKey:
    found: CoseKey = ES256.from_cryptography_key(key.public_key())  # type: ignore[no-untyped-call]
    return found


def _site(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()
