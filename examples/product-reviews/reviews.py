"""Product reviews in SQLite. Each review is stored first and then reported to Nova under its own ID."""

import sqlite3
import uuid
from dataclasses import dataclass

import httpx

import nova_partner
from nova_partner_api import AuthenticatedClient
from nova_partner_api.models import PartnerAction, PartnerActionMetadataType0

ACTION_KEY = "review_written"
SCHEMA = """create table if not exists reviews (
  id text primary key, product text not null, stars integer not null, text text not null, wallet text not null,
  status text not null default 'waiting', reason text, action_id text unique, block_number integer)"""


@dataclass(frozen=True)
class NewReview:
    product: str
    stars: int
    text: str
    wallet: str


class Reviews:
    """Stores reviews. A `waiting` review has no answer yet; a `pending` one has no block yet."""

    def __init__(self, file: str, nova: AuthenticatedClient) -> None:
        self._database = sqlite3.connect(file, isolation_level=None)
        self._database.row_factory = sqlite3.Row
        self._database.execute(SCHEMA)
        self._nova = nova

    def list(self) -> list[sqlite3.Row]:
        return self._database.execute("select * from reviews order by rowid desc limit 100").fetchall()

    def write(self, review: NewReview) -> None:
        review_id = str(uuid.uuid4())
        values = (review_id, review.product, review.stars, review.text, review.wallet)
        self._database.execute(
            "insert into reviews (id, product, stars, text, wallet) values (?, ?, ?, ?, ?)", values
        )
        self._report(review_id)

    def report_waiting(self) -> None:
        """Reports reviews without an answer; called after a start."""
        for row in self._database.execute("select id from reviews where status = 'waiting'").fetchall():
            self._report(row["id"])

    def seal(self, action_id: str, block_number: int) -> bool:
        """Stores the block of a review. Returns False if the answer to its report is still on its way."""
        update = "update reviews set status = 'sealed', block_number = ? where action_id = ?"
        return self._database.execute(update, (block_number, action_id)).rowcount > 0

    def _report(self, review_id: str) -> None:
        row = self._database.execute("select * from reviews where id = ?", (review_id,)).fetchone()
        metadata = PartnerActionMetadataType0(description=f"{row['product']}, {row['stars']} of 5 stars")
        action = PartnerAction(action_key=ACTION_KEY, wallet_address=row["wallet"], metadata=metadata)
        try:
            result = nova_partner.report(self._nova, action, review_id)
        except nova_partner.PartnerApiError as error:
            if error.status < 500:
                self._update(review_id, "refused", error.code, None)
        except httpx.TransportError:
            pass  # The review stays waiting and is reported at the next start.
        else:
            status = "refused" if result.action_id is None else "pending"
            self._update(review_id, status, result.reason, result.action_id)

    def _update(self, review_id: str, status: str, reason: str | None, action_id: str | None) -> None:
        update = "update reviews set status = ?, reason = ?, action_id = ? where id = ? and status = 'waiting'"
        self._database.execute(update, (status, reason, action_id, review_id))
