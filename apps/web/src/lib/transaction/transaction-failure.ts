/** Reasons of failed transactions. All of them can be retried: nothing but a network fee is lost. */
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

/** The single error class of sending a transaction. */
export class TransactionFailure extends Error {
  override readonly name = 'TransactionFailure';
  readonly reason: FailureReason;
  /** For `refused`: the feature's name of the error; empty for an unknown contract error. */
  readonly refusal: string;
  /** Values of the contract error. */
  readonly values: readonly bigint[];
  /** The message of wallet, node or contract. */
  readonly detail: string;

  constructor(reason: FailureReason, { refusal = '', values = [], detail = '' }: FailureFacts = {}) {
    super(refusal || reason);
    this.reason = reason;
    this.refusal = refusal;
    this.values = values;
    this.detail = detail;
  }
}

/** Creates the error for a violated condition of our own, for which the feature has a name and a text. */
export function refuse(refusal: string, detail = ''): TransactionFailure {
  return new TransactionFailure('refused', { refusal, detail });
}
