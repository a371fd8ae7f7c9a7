import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announceAccountChange } from '../../lib/account-changes.ts';
import { ApiError } from '../../lib/api/http.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { awaitBlock, requestPermit } from './conversion-api.ts';

/** What the wallet is asked to send. */
export interface ConvertCall {
  readonly contract: `0x${string}`;
  readonly points: number;
  readonly deadline: number;
  readonly permit: `0x${string}`;
}
/** Has the wallet send it. @returns the transaction's hash */
export type SendConversion = (call: ConvertCall) => Promise<`0x${string}`>;

export type ConvertStep = 'permit' | 'wallet' | 'block';
/** Why it did not happen; `condition` names the one that did not hold. */
export class ConvertFault extends Error {
  readonly reason: 'rejected' | 'permit' | 'wallet' | 'reverted' | 'condition';
  readonly detail: string;
  constructor(reason: ConvertFault['reason'], detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

interface Request {
  readonly address: `0x${string}`;
  readonly contract: `0x${string}`;
  readonly points: number;
}

const isRejection = (error: unknown): boolean =>
  error instanceof Error && (/rejected|denied|4001/i.test(error.message) || isRejection(error.cause));

async function askWallet(send: SendConversion, call: ConvertCall): Promise<`0x${string}`> {
  try {
    return await send(call);
  } catch (error) {
    if (isRejection(error)) throw new ConvertFault('rejected');
    const { shortMessage, message } = error as { shortMessage?: string; message?: string };
    throw new ConvertFault('wallet', shortMessage ?? message ?? '');
  }
}

/** A conversion that is in a block. */
export interface Converted {
  readonly block: number;
  readonly points: number;
}

/**
 * Converts points: permit of the server, one transaction of the wallet, its block.
 * @param onDone told also when the form is gone by then: its block may have left too few points for another conversion
 */
export function useConvert(send: SendConversion, onDone: (done: Converted) => void) {
  const client = useQueryClient();
  const [step, setStep] = useState<ConvertStep | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ address, contract, points }: Request): Promise<Converted> => {
      setStep('permit');
      const permit = await requestPermit(address, points).catch((error: unknown) => {
        const condition = error instanceof ApiError ? error.details['condition'] : undefined;
        throw typeof condition === 'string' ? new ConvertFault('condition', condition) : error;
      });
      if (permit.status === 'refused') throw new ConvertFault('condition', permit.refusal ?? '');
      if (permit.signature === null) throw new ConvertFault('permit');
      setStep('wallet');
      const { deadline, signature } = permit;
      const hash = await askWallet(send, { contract, points, deadline, permit: signature });
      setStep('block');
      const { block, isDone } = await awaitBlock(hash);
      if (!isDone) throw new ConvertFault('reverted');
      return { block, points };
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
