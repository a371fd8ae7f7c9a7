import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { awaitSuccess } from '../../../lib/transaction/await-receipt.ts';
import { asWalletStep } from '../../../lib/transaction/send-transaction.ts';
import { refuse } from '../../../lib/transaction/transaction-failure.ts';
import { requestPermit } from './conversion-api.ts';

/** Call that the wallet is asked to send. */
export interface ConvertCall {
  readonly contract: Hex;
  readonly points: number;
  readonly deadline: number;
  readonly permit: Hex;
}
/** Sends the call with the wallet. @returns the transaction hash */
export type SendConversion = (call: ConvertCall) => Promise<Hex>;

export type ConvertStep = 'permit' | 'wallet' | 'block';

interface Request {
  readonly address: Hex;
  readonly contract: Hex;
  readonly points: number;
}

/** A conversion that has been sealed. */
export interface Converted {
  readonly block: number;
  readonly points: number;
}

/**
 * Converts points: permit from the server, one transaction of the wallet, its block. A missing permit is
 * reported as the name of the condition that is not met, or as `permit`.
 * @param onDone called even if the form has been unmounted, because the block may leave too few points for
 * another conversion
 */
export function useConvert(send: SendConversion, onDone: (done: Converted) => void) {
  const client = useQueryClient();
  const [step, setStep] = useState<ConvertStep | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ address, contract, points }: Request): Promise<Converted> => {
      setStep('permit');
      const permit = await requestPermit(address, points).catch((error: unknown) => {
        const condition = error instanceof ApiError ? error.details['condition'] : undefined;
        throw typeof condition === 'string' ? refuse(condition) : error;
      });
      if (permit.status === 'refused') throw refuse(permit.refusal ?? 'permit');
      if (permit.signature === null) throw refuse('permit');
      setStep('wallet');
      const { deadline, signature } = permit;
      const hash = await asWalletStep(() => send({ contract, points, deadline, permit: signature }));
      setStep('block');
      const { blockNumber } = await awaitSuccess(hash);
      return { block: Number(blockNumber), points };
    },
    onSuccess: onDone,
    onSettled: (_result, _error, { address }) => {
      setStep(null);
      announceAccountChange(address);
      return client.invalidateQueries({ queryKey: queryKeys.account(address) });
    },
  });
  return { ...mutation, step };
}
