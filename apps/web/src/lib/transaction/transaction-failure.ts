/** Why a transaction did not happen. All of them can be tried again: nothing but a network fee is lost. */
export const FAILURE_REASONS = [
  'rejected',
  'requestPending',
  'walletSilent',
  'wallet',
  'noWallet',
  'accountChanged',
  'wrongNetwork',
  'insufficientFunds',
  'refused',
  'reverted',
  'notSealed',
  'lost',
  'unreachable',
  'elsewhere',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

interface FailureFacts {
  readonly refusal?: string;
  readonly values?: readonly bigint[];
  readonly detail?: string;
}

/** The one error of sending a transaction. */
export class TransactionFailure extends Error {
  override readonly name = 'TransactionFailure';
  readonly reason: FailureReason;
  /** With `refused`: the feature's name for why; empty when the contract said something that nobody knows. */
  readonly refusal: string;
  /** What the contract gave with its refusal. */
  readonly values: readonly bigint[];
  /** The words of the wallet, the node or the contract. */
  readonly detail: string;

  constructor(reason: FailureReason, { refusal = '', values = [], detail = '' }: FailureFacts = {}) {
    super(refusal || reason);
    this.reason = reason;
    this.refusal = refusal;
    this.values = values;
    this.detail = detail;
  }
}

/** A refusal by one of our own conditions, which the feature has a name and a text for. */
export function refuse(refusal: string, detail = ''): TransactionFailure {
  return new TransactionFailure('refused', { refusal, detail });
}
