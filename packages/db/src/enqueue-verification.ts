import { sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { contractVerifications } from './schema/contract.ts';

/** Channel on which the worker hears that sources wait to be verified. */
export const VERIFY_WAKE = 'nova_verify';

type Request = Pick<
  InferInsertModel<typeof contractVerifications>,
  'id' | 'address' | 'compiler' | 'target' | 'input' | 'network' | 'wideNetwork'
>;

/** The one way to ask for a verification. */
export async function enqueueVerification(tx: Queryable, request: Request): Promise<void> {
  await tx.insert(contractVerifications).values(request);
  await tx.execute(sql`select pg_notify(${VERIFY_WAKE}, '')`);
}
