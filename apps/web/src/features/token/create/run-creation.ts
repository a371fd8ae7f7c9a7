import type { PreparedToken } from '@nova/shared/token/schemas';
import type { Hex } from 'viem';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { refuse } from '../../../lib/transaction/transaction-failure.ts';
import { estimateFee, simulateCall, type Sealed, sendAndSeal } from '../send-call.ts';
import type { TokenClient } from '../token-client.ts';

/** A token that is ready to be signed: where it will stand, and what that costs at most. */
export interface ReadyToken {
  readonly name: string;
  readonly symbol: string;
  readonly supply: bigint;
  readonly address: Hex;
  /** The wallet that creates it. */
  readonly from: Hex;
  readonly feeWei: bigint;
  readonly call: TransactionCall;
}

/**
 * Tries the creation on the node: it tells the address that the token will have, whatever others create meanwhile, and
 * refusals before the wallet asks for anything.
 * @throws TransactionFailure `contractMissing` on a chain without the factory
 */
export async function readyToken(
  prepared: Pick<PreparedToken, 'factory' | 'name' | 'symbol' | 'contractUri'>,
  supply: bigint,
  from: Hex,
): Promise<ReadyToken> {
  const { factory, name, symbol, contractUri } = prepared;
  if (factory === null) throw refuse('contractMissing');
  const { encodeCreate, readCreated } = await import('../token-calls.ts');
  const call = encodeCreate(factory, { name, symbol, supply, contractUri });
  const address = readCreated(await simulateCall(call, from));
  return { name, symbol, supply, address, from, feeWei: await estimateFee(call, from), call };
}

/**
 * Has the wallet create it. The address is looked at once more: another token of this wallet, created in another tab
 * meanwhile, would make what was shown untrue.
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
