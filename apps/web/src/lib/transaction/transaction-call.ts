import type { Hex } from 'viem';

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

/** Wallet operations of a page; their libraries load on the first click. */
export interface WalletSender {
  readonly send: SendTransaction;
  readonly request: WalletRequest;
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
