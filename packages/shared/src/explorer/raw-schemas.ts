import { z } from 'zod';

/** What the chain node itself says, as it says it: JSON-RPC, quantities in hex. */
export const rawBlockSchema = z.object({ block: z.unknown() });
export type RawBlock = z.infer<typeof rawBlockSchema>;

/** `receipt` is null while the transaction waits. */
export const rawTransactionSchema = z.object({ transaction: z.unknown(), receipt: z.unknown() });
export type RawTransaction = z.infer<typeof rawTransactionSchema>;
