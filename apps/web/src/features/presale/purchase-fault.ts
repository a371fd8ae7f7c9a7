import type { Refusal } from './presale-words.ts';

/** Why a purchase stopped. Every one can be gone on from: what was paid and what was not stands on the chain. */
export type FaultReason =
  | Refusal
  | 'rejected'
  | 'requestPending'
  | 'walletSilent'
  | 'wallet'
  | 'noGas'
  | 'reverted'
  | 'notSealed'
  | 'accountChanged'
  | 'allowanceLow'
  | 'elsewhere'
  | 'unreachable';

export class PurchaseFault extends Error {
  readonly reason: FaultReason;
  /** What the contract gave with its refusal. */
  readonly figures: readonly bigint[];
  /** The words of the wallet. */
  readonly detail: string;

  constructor(
    reason: FaultReason,
    { figures = [], detail = '' }: { figures?: readonly bigint[]; detail?: string } = {},
  ) {
    super(reason);
    this.name = 'PurchaseFault';
    this.reason = reason;
    this.figures = figures;
    this.detail = detail;
  }
}

const USER_REJECTED = 4001;
const REQUEST_PENDING = -32002;
const DEPTH = 6;

/** The error itself and what it was made of, as far as anybody wrapped it. */
function chainOf(error: unknown): { code?: unknown; message?: unknown; shortMessage?: unknown }[] {
  const found = [];
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Object; depth += 1) {
    found.push(current);
    current = (current as { cause?: unknown }).cause;
  }
  return found;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a wallet's error means. */
export function toWalletFault(error: unknown): PurchaseFault {
  if (error instanceof PurchaseFault) return error;
  const chain = chainOf(error);
  const hasCode = (code: number) => chain.some((each) => each.code === code);
  if (hasCode(USER_REJECTED)) return new PurchaseFault('rejected');
  if (hasCode(REQUEST_PENDING)) return new PurchaseFault('requestPending');
  const words = chain.flatMap(({ shortMessage, message }) => [shortMessage, message].filter(isText));
  if (/insufficient funds|exceeds the balance/i.test(words.join(' '))) return new PurchaseFault('noGas');
  return new PurchaseFault('wallet', { detail: words[0] ?? '' });
}
