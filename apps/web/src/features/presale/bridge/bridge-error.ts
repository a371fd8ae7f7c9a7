export type BridgeErrorReason =
  | 'switch'
  | 'balance'
  | 'rejectedTransfer'
  | 'noGas'
  | 'contract'
  | 'requestPending'
  | 'transfer'
  | 'rejectedSign'
  | 'walletSign'
  | 'sign'
  | 'register'
  | 'refused'
  | 'unchecked'
  | 'bridge';

/** Error of a purchase from Ethereum that has stopped; a payment that was made stays stored. */
export class BridgeError extends Error {
  readonly reason: BridgeErrorReason;
  readonly detail: string;
  constructor(reason: BridgeErrorReason, detail = '', cause?: unknown) {
    super(reason, { cause });
    this.name = 'BridgeError';
    this.reason = reason;
    this.detail = detail;
  }
}
