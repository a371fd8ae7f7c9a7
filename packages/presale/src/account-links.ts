import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { type LinkState, ownAccounts } from '@nova/db/schema/presale';
import { LINK_ACCOUNT } from '@nova/shared/presale/operations';
import { and, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';

/** The own account of a user without a wallet; updates require its row lock. */
export type AccountRow = typeof ownAccounts.$inferSelect;

/** Requests the link to the account's primary wallet on the chain. The caller holds the row's lock. */
export async function requestLink(tx: Transaction, row: AccountRow): Promise<void> {
  const wallet = await readPrimaryWallet(tx, row.userId);
  if (wallet === null) return;
  const operationId = createOperationId();
  const payload = toLinkPayload({ ...row, linkWallet: wallet });
  await enqueue(tx, { lane: 'money', kind: LINK_ACCOUNT, operationId, payload });
  await setLink(tx, row, { linkState: 'asked', linkWallet: wallet, linkOperationId: operationId });
}

/** Runs a step under the row's lock if the link is still in that state. */
export async function lockLink(
  db: Database,
  userId: string,
  state: LinkState,
  step: (tx: Transaction, row: AccountRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ownAccounts)
      .where(and(eq(ownAccounts.userId, userId), sql`${ownAccounts.linkState} = ${state}`))
      .for('update');
    if (row) await step(tx, row);
    return row !== undefined;
  });
}

/** Updates an account's row. The caller holds its lock. */
export async function setLink(
  tx: Transaction,
  { userId }: AccountRow,
  values: Partial<AccountRow>,
): Promise<void> {
  await tx.update(ownAccounts).set(values).where(eq(ownAccounts.userId, userId));
}

/** Returns a random ID for an operation on the chain. */
export const createOperationId = (): Hex => `0x${randomBytes(32).toString('hex')}`;

/** Returns the payload of operations on links. */
export function toLinkPayload({ accountId, address, linkWallet }: AccountRow) {
  return { accountId, account: address, wallet: linkWallet ?? '' };
}
