import type { Hex } from 'viem';

/** A transaction that the wallet is asked to send on our chain. */
export interface TransactionCall {
  readonly to: Hex;
  readonly data: Hex;
  /** Wei. */
  readonly value?: bigint;
}

/** Has the connected wallet sign and send a call. @returns the transaction's hash */
export type SendTransaction = (call: TransactionCall) => Promise<Hex>;

/** What the connected wallet can do for a page; its libraries come with the first press. */
export interface WalletSender {
  readonly send: SendTransaction;
  /** Asks the wallet to switch to our network, and says what came of it. */
  readonly switchToNova: () => Promise<void>;
}

/** A call as the node's JSON-RPC takes it. */
export function toRpcCall(call: TransactionCall, from?: Hex): Readonly<Record<string, Hex>> {
  const { to, data, value } = call;
  return {
    ...(from === undefined ? {} : { from }),
    to,
    data,
    ...(value ? { value: `0x${value.toString(16)}` as const } : {}),
  };
}
