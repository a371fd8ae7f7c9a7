import { linkOperationSchema } from '@nova/shared/presale/operations';
import { toHex } from '@nova/runtime/hex-bytes';
import type { QueuedRow } from '../../outbox/outbox-row.ts';
import { checkAgainst, type CheckRows, refuse, SIGN } from '../../outbox/row-check.ts';

interface OwnAccount {
  operation_id: Buffer;
  account_id: Buffer;
  address: string;
  link_state: string;
  link_wallet: string | null;
  has_wallet: boolean;
}

const BY_OPERATION = `select o.link_operation_id as operation_id, o.account_id, o.address, o.link_state, o.link_wallet,
    exists (select from app.wallets w where w.user_id = o.user_id and w.address = o.link_wallet) as has_wallet
  from app.own_accounts o
  where o.link_operation_id = any($1::bytea[])`;

/**
 * Accepts a link only to a wallet whose ownership the user has proved. The contract itself delays every
 * link.
 */
export const checkLink: CheckRows = checkAgainst(
  (client, ids) => client.query<OwnAccount>(BY_OPERATION, [ids]),
  (row, account) => {
    const { accountId, account: address, wallet } = linkOperationSchema.parse(row.payload);
    if (accountId !== toHex(account.account_id) || address !== account.address) {
      return 'its account differs from that of the operation';
    }
    if (account.link_state !== 'asked' || wallet !== account.link_wallet) return 'no such link was requested';
    if (!account.has_wallet) return 'the wallet does not belong to the owner of the account';
    return null;
  },
);

/** Accepts a cancellation only if the owner of the account requested it. */
export const checkCancelLink: CheckRows = checkAgainst(
  (client, ids) => client.query<OwnAccount>(BY_OPERATION, [ids]),
  (row, account) => {
    const { accountId } = linkOperationSchema.parse(row.payload);
    const isIt = account.link_state === 'cancelling' && accountId === toHex(account.account_id);
    return isIt ? null : 'nobody has canceled this link';
  },
);

/**
 * The contract completes only a pending link, only to the requested wallet and only after its delay. It
 * rejects a link that was canceled meanwhile, which counts as a final answer. Checking that the account is
 * ours is therefore sufficient.
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
