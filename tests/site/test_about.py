"""Who runs the site, and what becomes of what people leave here, as the host says it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from civitas.site.config.house import UnreadableSetting, about
from civitas.site.pages.prose import markdown

pytestmark = pytest.mark.django_db
ELSEWHERE = "https://host.example/imprint"


def _page(address: str, language: str = "en") -> str:
    reply = Client(headers={"accept-language": language}).get(address)
    assert reply.status_code == 200
    return str(reply.content.decode())


def _told() -> dict[str, Any]:
    said: dict[str, Any] = Client().get("/api/site").json()
    return {page: said[page] for page in ("imprint", "privacy")}


def test_a_host_who_says_nothing_has_no_such_pages_and_nobody_is_sent_there() -> None:
    assert _told() == {"imprint": None, "privacy": None}
    assert Client().get("/about/imprint").status_code == 404
    assert "/about/" not in _page("/accounts/login/")


def test_a_page_elsewhere_is_linked_and_led_to(settings: Any) -> None:
    settings.CIVITAS_IMPRINT = ELSEWHERE
    assert _told() == {"imprint": ELSEWHERE, "privacy": None}
    assert Client().get("/about/imprint").headers["Location"] == ELSEWHERE
    page = _page("/accounts/login/")
    assert f'<a href="{ELSEWHERE}">Imprint</a>' in page
    assert "Privacy" not in page


@pytest.mark.parametrize(("language", "title"), [("en", "Privacy"), ("de", "Datenschutz")])
def test_a_file_is_shown_as_a_page_and_anew_when_it_has_changed(
    settings: Any, tmp_path: Path, language: str, title: str
) -> None:
    file = tmp_path / "privacy.txt"
    file.write_text("We keep\n  your <moves>.", encoding="utf-8")
    settings.CIVITAS_PRIVACY = str(file)
    assert _told() == {"imprint": None, "privacy": "/about/privacy"}
    assert f'<a href="/about/privacy">{title}</a>' in _page("/accounts/login/", language)
    page = _page("/about/privacy", language)
    assert f"<h1>{title}</h1>" in page
    assert '<div class="plain">We keep\n  your &lt;moves&gt;.</div>' in page
    file.write_text("We keep nothing.", encoding="utf-8")
    assert "We keep nothing." in _page("/about/privacy")
    file.unlink()
    assert Client().get("/about/privacy").status_code == 404


def test_markdown_has_headings_paragraphs_and_links(settings: Any, tmp_path: Path) -> None:
    file = tmp_path / "imprint.md"
    file.write_text(
        "# Who we are\nAnna Host  \nSome Street 1\n\n#### By mail\n[write](mailto:anna@host.example) to us\nor not\n",
        encoding="utf-8",
    )
    settings.CIVITAS_IMPRINT = str(file)
    page = _page("/about/imprint")
    assert page.count("<h1>") == 1
    assert (
        "<h1>Who we are</h1>\n<p>Anna Host<br>Some Street 1</p>\n<h3>By mail</h3>\n"
        '<p><a href="mailto:anna@host.example">write</a> to us or not</p>'
    ) in page


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
        ('[x](https://a/"onclick="b)', '<p><a href="https://a/&quot;onclick=&quot;b">x</a></p>'),
        ("# <b>x</b>", "<h1>&lt;b&gt;x&lt;/b&gt;</h1>"),
    ],
)
def test_whatever_is_in_the_file_becomes_no_more_than_text(written: str, shown: str) -> None:
    assert markdown(written) == shown


@pytest.mark.parametrize("name", ["missing.md", "."])
def test_a_file_that_cannot_be_read_is_refused_at_the_start(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableSetting, match=r"CIVITAS_PRIVACY=.* is neither"):
        about("CIVITAS_PRIVACY", str(tmp_path / name))


def test_there_are_no_other_pages_about_the_site(settings: Any) -> None:
    settings.CIVITAS_IMPRINT = ELSEWHERE
    assert Client().get("/about/secret_key").status_code == 404
    assert Client().get("/about").status_code == 404
