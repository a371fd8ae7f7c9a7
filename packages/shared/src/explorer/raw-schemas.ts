import { z } from 'zod';

/** The node's original JSON-RPC response, with quantities in hex. */
export const rawBlockSchema = z.object({ block: z.unknown() });
export type RawBlock = z.infer<typeof rawBlockSchema>;

/** `receipt` is null while the transaction is pending. */
export const rawTransactionSchema = z.object({ transaction: z.unknown(), receipt: z.unknown() });
export type RawTransaction = z.infer<typeof rawTransactionSchema>;
