import type { Hex } from 'viem';
import type { FailureReason } from './transaction-failure.ts';

/** A transaction on Nova for the wallet to send. */
export interface TransactionCall {
  readonly to: Hex;
  readonly data: Hex;
  /** Wei. */
  readonly value?: bigint;
}

/** Signs and sends a call with the connected wallet. @returns the transaction hash */
export type SendTransaction = (call: TransactionCall) => Promise<Hex>;

/** Sends a request directly to the connected wallet, on any network. @throws the wallet's error */
export type WalletRequest = <T>(method: string, params: readonly unknown[]) => Promise<T>;

/** How calls are sent as one transaction. */
export interface CallsOptions {
  readonly from: Hex;
  /** ID that the page has stored before, so that it finds the calls after a reload. */
  readonly id: string;
  /** Milliseconds to wait for the wallet's response; unlimited if omitted. */
  readonly timeoutMs?: number;
  /** Receives the ID under which the wallet knows the calls, even after the timeout. */
  readonly onSent?: (id: string) => void;
}

/** `failed`: the calls did not take effect together. `unknown`: the wallet does not say. */
export type CallsOutcome =
  | { readonly status: 'sealed'; readonly hash: Hex }
  | { readonly status: 'failed'; readonly reason: Extract<FailureReason, 'lost' | 'reverted'> }
  | { readonly status: 'unknown' };

/** Several calls that a wallet sends as one transaction (EIP-5792). */
export interface WalletCalls {
  /** Returns whether the wallet can do so for this account on Nova. */
  readonly canSend: (from: Hex) => Promise<boolean>;
  /**
   * Sends calls that the user confirms once and of which all or none take effect; for wallets that can.
   *
   * @returns the ID under which the wallet knows the calls, or null if it cannot send them as one after all;
   * then nothing was sent, and the caller sends them one after the other
   * @throws TransactionFailure
   */
  readonly send: (calls: readonly TransactionCall[], options: CallsOptions) => Promise<string | null>;
  /**
   * Waits until the calls are in a block, by asking the wallet.
   * @throws TransactionFailure `notSealed` if they were not sealed in time
   */
  readonly awaitSealed: (id: string) => Promise<CallsOutcome>;
}

/** Loads the calls of the connected wallet with its libraries. */
export type LoadCalls = () => Promise<WalletCalls>;

/** Wallet operations of a page; their libraries load on the first click. */
export interface WalletSender {
  readonly send: SendTransaction;
  readonly loadCalls: LoadCalls;
  /** Asks the wallet to switch to Nova, and shows the result. */
  readonly switchToNova: () => Promise<void>;
}

/** Converts a call to the format of JSON-RPC. */
export function toRpcCall(call: TransactionCall, from?: Hex): Readonly<Record<string, Hex>> {
  const { to, data, value } = call;
  return {
    ...(from === undefined ? {} : { from }),
    to,
    data,
    ...(value ? { value: `0x${value.toString(16)}` as const } : {}),
  };
}
