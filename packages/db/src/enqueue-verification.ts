import { sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { contractVerifications } from './schema/contract.ts';

/** Channel that notifies the worker of sources to verify. */
export const VERIFY_WAKE = 'nova_verify';

type Request = Pick<
  InferInsertModel<typeof contractVerifications>,
  'id' | 'address' | 'compiler' | 'target' | 'input' | 'network' | 'wideNetwork'
>;

/** Queues a verification; the only way to request one. */
export async function enqueueVerification(tx: Queryable, request: Request): Promise<void> {
  await tx.insert(contractVerifications).values(request);
  await tx.execute(sql`select pg_notify(${VERIFY_WAKE}, '')`);
}
