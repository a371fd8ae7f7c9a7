import { linkOperationSchema } from '@nova/shared/presale/operations';
import { toHex } from '../../lib/hex-bytes.ts';
import type { QueuedRow } from '../../outbox/outbox-row.ts';
import { checkAgainst, type CheckContext, type CheckRows, refuse, SIGN } from '../../outbox/row-check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After a reset of the password a link waits for so long. */
const RESET_MS = 7 * DAY_MS;
/** A row may have waited for the chain since it was decided whether its account was young. */
const SLACK_MS = 60 * 60_000;

interface OwnAccount {
  operation_id: Buffer;
  account_id: Buffer;
  address: string;
  link_state: string;
  link_wallet: string | null;
  has_wallet: boolean;
  made_at: Date;
  password_reset_at: Date | null;
}

const BY_OPERATION = `select o.link_operation_id as operation_id, o.account_id, o.address, o.link_state, o.link_wallet,
    u.created_at as made_at, u.password_reset_at,
    exists (select from app.wallets w where w.user_id = o.user_id and w.address = o.link_wallet) as has_wallet
  from app.own_accounts o join app.users u on u.id = o.user_id
  where o.link_operation_id = any($1::bytea[])`;

/** An account is linked to a wallet that its person has proved, and waits for its day where it has to. */
export const checkLink: CheckRows = checkAgainst(
  (client, ids) => client.query<OwnAccount>(BY_OPERATION, [ids]),
  (row, account, context) => {
    const { accountId, account: address, wallet, isDelayed } = linkOperationSchema.parse(row.payload);
    if (accountId !== toHex(account.account_id) || address !== account.address) {
      return 'it names another account than its operation';
    }
    if (account.link_state !== 'asked' || wallet !== account.link_wallet) return 'no such link was asked for';
    if (!account.has_wallet) return 'the wallet is not one of the person whose account it is';
    if (!isDelayed && mustWait(account, context)) return 'a link of this account has to wait for its day';
    return null;
  },
);

function mustWait({ made_at: madeAt, password_reset_at: resetAt }: OwnAccount, { nowMs }: CheckContext) {
  const isOld = nowMs - madeAt.getTime() >= DAY_MS + SLACK_MS;
  const wasReset = resetAt !== null && nowMs - resetAt.getTime() < RESET_MS - SLACK_MS;
  return isOld || wasReset;
}

/** A link is called off when its person asks for it. */
export const checkCancelLink: CheckRows = checkAgainst(
  (client, ids) => client.query<OwnAccount>(BY_OPERATION, [ids]),
  (row, account) => {
    const { accountId } = linkOperationSchema.parse(row.payload);
    const isIt = account.link_state === 'cancelling' && accountId === toHex(account.account_id);
    return isIt ? null : 'nobody has called this link off';
  },
);

/**
 * The contract completes only what waits there, to the wallet that it was asked for, and not before its day; a link that
 * was called off meanwhile is refused by the contract, as an answer. So it is enough that the account is one of ours.
 */
export const checkCompleteLink: CheckRows = async (rows, { client }) => {
  const ids = new Map(rows.map((row) => [row.id, readId(row)]));
  const found = await client.query<{ account_id: Buffer }>(
    'select account_id from app.own_accounts where account_id = any($1::bytea[])',
    [[...ids.values()].map((id) => `\\x${id.slice(2)}`)],
  );
  const known = new Set(found.rows.map((account) => toHex(account.account_id)));
  return new Map(
    rows.map((row) => [row.id, known.has(ids.get(row.id)!) ? SIGN : refuse('there is no such account')]),
  );
};

const readId = (row: QueuedRow) => linkOperationSchema.parse(row.payload).accountId;
