import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { requestChain, requestChainBatch } from '../../lib/chain/chain-rpc.ts';
import { type ChainReceipt } from '../../lib/transaction/await-receipt.ts';
import { simulate } from '../../lib/transaction/simulate.ts';
import { sendAndWait } from '../../lib/transaction/send-transaction.ts';
import { toRpcCall, type TransactionCall } from '../../lib/transaction/transaction-call.ts';
import { refuse } from '../../lib/transaction/transaction-failure.ts';
import type { TokenClient } from './token-client.ts';

/** Result of a sealed transaction. */
export interface Sealed {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly feeWei: bigint;
}

function toSealed({ transactionHash, blockNumber, gasUsed, effectiveGasPrice }: ChainReceipt): Sealed {
  const feeWei = BigInt(gasUsed) * BigInt(effectiveGasPrice);
  return { hash: transactionHash, blockNumber: Number(blockNumber), feeWei };
}

/** Sends a token call with the wallet and waits for its block. @throws TransactionFailure */
export async function sendAndSeal(
  call: TransactionCall,
  { send }: Pick<TokenClient, 'send'>,
  onSent?: (hash: Hex) => void,
): Promise<Sealed> {
  return toSealed(await sendAndWait(call, send, onSent));
}

/**
 * Simulates a call on the node without sending it.
 * @throws TransactionFailure with the name of the contract's error
 */
export function simulateCall(call: TransactionCall, from: Hex): Promise<Hex> {
  return simulate(call, from, async (data) => {
    const { nameRefusal } = await import('./token-calls.ts');
    const name = nameRefusal(data);
    return name === null ? null : { refusal: name, detail: name };
  });
}

/** Returns the maximum fee of a call in wei. If its gas cannot be estimated, the default limit is used. */
export async function estimateFee(call: TransactionCall, from: Hex, signal?: AbortSignal): Promise<bigint> {
  const price = BigInt(await requestChain<Hex>('eth_gasPrice', [], signal));
  const gas = await requestChain<Hex>('eth_estimateGas', [toRpcCall(call, from)], signal)
    .then(BigInt)
    .catch(() => null);
  return price * (gas ?? DEFAULT_GAS_LIMIT);
}

/** Reads balances at the newest block: NAC, and a token if one is given. */
export async function readFunds(
  holder: Hex,
  token: Hex | null,
  signal?: AbortSignal,
): Promise<{ wei: bigint; units: bigint }> {
  const coins = { method: 'eth_getBalance', params: [holder, 'latest'] };
  if (token === null) {
    const [wei] = await requestChainBatch([coins], signal);
    return { wei: BigInt(wei as Hex), units: BigInt(wei as Hex) };
  }
  const { encodeBalanceOf } = await import('./token-calls.ts');
  const balanceCall = { to: token, data: encodeBalanceOf(holder) };
  const [code, wei, units] = await requestChainBatch(
    [
      { method: 'eth_getCode', params: [token, 'latest'] },
      coins,
      { method: 'eth_call', params: [balanceCall, 'latest'] },
    ],
    signal,
  );
  if (code === '0x' || !/^0x[0-9a-f]{64}$/i.test(String(units))) throw refuse('contractMissing');
  return { wei: BigInt(wei as Hex), units: BigInt(units as Hex) };
}
