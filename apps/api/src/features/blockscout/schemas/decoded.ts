import { z } from 'zod';

/** A text, or a list of texts and lists for an array or a struct. */
const valueSchema = z.union([z.string(), z.array(z.unknown())]);
const parameterSchema = z.object({ name: z.string(), type: z.string(), value: valueSchema });

/** A call or an error, decoded by the sources of its contract or a common standard. */
export const decodedInputSchema = z.object({
  method_id: z.string(),
  method_call: z.string(),
  parameters: z.array(parameterSchema),
});
export type DecodedInput = z.infer<typeof decodedInputSchema>;

export const decodedLogSchema = decodedInputSchema.extend({
  parameters: z.array(parameterSchema.extend({ indexed: z.boolean() })),
});
export type DecodedLog = z.infer<typeof decodedLogSchema>;

/** Reason of a revert: decoded, or the data that the contract returned. */
export const revertReasonSchema = z.union([decodedInputSchema, z.object({ raw: z.string() })]);
export type RevertReason = z.infer<typeof revertReasonSchema>;
