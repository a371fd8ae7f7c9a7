import { CHAIN_ID } from '@nova/shared/chain/constants';
import { z } from 'zod';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { parseFunction } from './parse-function.ts';
import { readSignedTransaction } from './read-signed-transaction.ts';

/**
 * Schemas of the tools, loaded with the first validation. The
 * message of an issue names the text that the form shows for it.
 */
export const broadcastForm = z.object({
  raw: z.string().transform(async (raw, context) => {
    const transaction = await readSignedTransaction(raw);
    if (transaction && (transaction.chainId === undefined || transaction.chainId === CHAIN_ID))
      return transaction;
    context.addIssue(
      transaction
        ? { code: 'custom', message: 'otherChain', params: { chain: String(transaction.chainId) } }
        : { code: 'custom', message: 'invalid' },
    );
    return z.NEVER;
  }),
});

/** `source` is empty, the address of a verified contract, or a declared function. */
export const calldataForm = z.object({
  data: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^0x(?:[0-9a-f]{2}){4,}$/, 'invalid'),
  source: z
    .string()
    .trim()
    .refine(
      (source) => source === '' || isAddress(source) || parseFunction(source) !== null,
      'sourceInvalid',
    ),
});
