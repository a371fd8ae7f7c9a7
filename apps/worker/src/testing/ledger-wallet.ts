import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import type { RecordActionPayload } from '@nova/shared/energy/record-action';
import { type Abi, createWalletClient, encodeFunctionData, http, publicActions, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Untyped on purpose: these tests name functions by text. */
const LEDGER: Abi = actionLedgerAbi;

/**
 * Creates a wallet that calls the ledger directly, without the worker. Fees are specified, so nothing is
 * estimated.
 */
export function createLedgerWallet(rpcUrl: string, key: Hex, ledger: Hex) {
  const chain = {
    id: 96969,
    name: 'test',
    nativeCurrency: { name: 'NAC', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  };
  const client = createWalletClient({
    account: privateKeyToAccount(key),
    chain,
    transport: http(rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions);
  const fees = { gas: 500_000n, maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  return {
    client,
    address: client.account.address.toLowerCase() as Hex,
    /** Sends a call to the ledger without waiting for its block. */
    call: (functionName: string, args: readonly unknown[], nonce?: number): Promise<Hex> =>
      client.sendTransaction({
        to: ledger,
        data: encodeFunctionData({ abi: LEDGER, functionName, args }),
        ...fees,
        ...(nonce === undefined ? {} : { nonce }),
      }),
    record: (action: RecordActionPayload): readonly unknown[] => [
      action.actionId,
      action.account,
      action.userHash,
      encodeActionKey(action.actionKey),
      BigInt(action.occurredAt),
    ],
    read: <Result>(functionName: string, args: readonly unknown[] = []): Promise<Result> =>
      client.readContract({
        abi: LEDGER,
        address: ledger,
        functionName,
        args,
      }) as Promise<Result>,
  };
}
export type LedgerWallet = ReturnType<typeof createLedgerWallet>;
