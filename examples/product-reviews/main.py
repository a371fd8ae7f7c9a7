"""Serves a page with a form for reviews, and the webhook that Nova calls. See README.md."""

import html
import os
import re
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import parse_qs

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "clients" / "python"))

import nova_partner  # noqa: E402
from nova_partner_api import AuthenticatedClient  # noqa: E402
from reviews import NewReview, Reviews  # noqa: E402

BODY_MAX_BYTES = 64 * 1024
PAGE = """<!doctype html>
<meta charset="utf-8"><title>Product reviews</title>
<h1>Product reviews</h1>
<form method="post" action="/reviews">
  <label>Product <input name="product" required></label>
  <label>Stars <input name="stars" type="number" min="1" max="5" required></label>
  <label>Review <textarea name="text" required></textarea></label>
  <label>Your wallet <input name="wallet" required pattern="0x[0-9a-fA-F]{40}"></label>
  <button>Write review</button>
</form>
<table><tr><th>Product<th>Stars<th>Review<th>Nova%s</table>"""


def draw_page(reviews: Reviews) -> str:
    rows = []
    for row in reviews.list():
        block = "" if row["block_number"] is None else f" in block {row['block_number']}"
        reason = "" if row["reason"] is None else f": {row['reason']}"
        cells = [row["product"], str(row["stars"]), row["text"], row["status"] + reason + block]
        rows.append("<tr>" + "".join(f"<td>{html.escape(cell)}" for cell in cells))
    return PAGE % "".join(rows)


def read_form(body: bytes) -> NewReview | None:
    form = {name: values[0].strip() for name, values in parse_qs(body.decode()).items()}
    is_whole = all(form.get(name) for name in ("product", "stars", "text", "wallet"))
    if not is_whole or not re.fullmatch("[1-5]", form["stars"]):
        return None
    if not re.fullmatch("0x[0-9a-fA-F]{40}", form["wallet"]):
        return None
    return NewReview(form["product"], int(form["stars"]), form["text"], form["wallet"])


class Handler(BaseHTTPRequestHandler):
    reviews: Reviews
    webhook_secret: str

    def do_GET(self) -> None:
        if self.path == "/":
            self._send(200, draw_page(self.reviews), "text/html")
        else:
            self._send(404, "There is no such page.")

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length", 0))
        if length > BODY_MAX_BYTES:
            self._send(413, "Too large.")
            return
        body = self.rfile.read(length)
        if self.path == "/reviews":
            self._write(body)
        elif self.path == "/webhook":
            self._seal(body)
        else:
            self._send(404, "There is no such page.")

    def _write(self, body: bytes) -> None:
        review = read_form(body)
        if review is None:
            self._send(400, "Fill in product, 1 to 5 stars, a text and the address of your wallet.")
            return
        self.reviews.write(review)
        self.send_response(303)
        self.send_header("location", "/")
        self.end_headers()

    def _seal(self, body: bytes) -> None:
        sealed = nova_partner.read_webhook(
            self.webhook_secret, body, self.headers.get("nova-signature", "")
        )
        if sealed is None:
            self._send(401, "Not signed by Nova.")
        elif self.reviews.seal(sealed["action_id"], sealed["block_number"]):
            self._send(200, "Noted.")
        else:
            self._send(409, "Not known yet.")  # Nova retries the webhook.

    def _send(self, status: int, text: str, kind: str = "text/plain") -> None:
        self.send_response(status)
        self.send_header("content-type", f"{kind}; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Disables the request log."""


def main() -> None:
    origin = os.environ.get("NOVA_ORIGIN", "http://127.0.0.1:4000")
    nova = AuthenticatedClient(base_url=origin, token=os.environ["NOVA_API_KEY"])
    Handler.reviews = Reviews(os.environ.get("DATA_FILE", "reviews.sqlite"), nova)
    Handler.webhook_secret = os.environ["NOVA_WEBHOOK_SECRET"]
    Handler.reviews.report_waiting()
    server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4102"))), Handler)
    print(f"Product reviews are at http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
