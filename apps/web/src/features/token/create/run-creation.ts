import type { PreparedToken } from '@nova/shared/token/schemas';
import type { Hex } from 'viem';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { refuse } from '../../../lib/transaction/transaction-failure.ts';
import { estimateFee, simulateCall, type Sealed, sendAndSeal } from '../send-call.ts';
import type { TokenClient } from '../token-client.ts';

/** A token that is ready to sign, with its future address and its maximum fee. */
export interface ReadyToken {
  readonly name: string;
  readonly symbol: string;
  readonly supply: bigint;
  readonly address: Hex;
  /** Wallet that creates the token. */
  readonly from: Hex;
  readonly feeWei: bigint;
  readonly call: TransactionCall;
}

/**
 * Simulates the creation on the node, which returns the token's future address, independent of other
 * creations, and any error before the wallet opens.
 * @throws TransactionFailure `contractMissing` on a chain without the factory
 */
export async function readyToken(
  prepared: Pick<PreparedToken, 'factory' | 'name' | 'symbol' | 'contract_uri'>,
  supply: bigint,
  from: Hex,
): Promise<ReadyToken> {
  const { factory, name, symbol, contract_uri: contractUri } = prepared;
  if (factory === null) throw refuse('contractMissing');
  const { encodeCreate, readCreated } = await import('../token-calls.ts');
  const call = encodeCreate(factory, { name, symbol, supply, contractUri });
  const address = readCreated(await simulateCall(call, from));
  return { name, symbol, supply, address, from, feeWei: await estimateFee(call, from), call };
}

/**
 * Creates the token with the wallet. The address is checked again, because another token that this wallet has
 * created in another tab would change it.
 * @throws TransactionFailure
 */
export async function createReady(
  ready: ReadyToken,
  client: Pick<TokenClient, 'send'>,
  onSent: (hash: Hex) => void,
): Promise<Sealed> {
  const { readCreated } = await import('../token-calls.ts');
  if (readCreated(await simulateCall(ready.call, ready.from)) !== ready.address) {
    throw refuse('AddressChanged', 'AddressChanged');
  }
  return sendAndSeal(ready.call, client, onSent);
}
