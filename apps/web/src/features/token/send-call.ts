import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import { ApiError } from '../../lib/api/http.ts';
import { askChain, askChainAll } from '../../lib/chain-rpc.ts';
import { TokenFault, toTokenFault } from './token-fault.ts';
import type { TokenCall, TokenWays } from './token-ways.ts';

type Hex = `0x${string}`;

const ASK_EVERY_MS = 300;
const BLOCK_PATIENCE_MS = 60_000;

/** What the chain says of a transaction that is in a block. */
export interface Sealed {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly feeWei: bigint;
}

interface ChainReceipt {
  readonly status: Hex;
  readonly blockNumber: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
}

const toRpc = ({ value, ...call }: TokenCall, from: Hex) => ({
  from,
  ...call,
  ...(value ? { value: `0x${value.toString(16)}` as const } : {}),
});

/** Tries a call on the node without sending it: a refusal costs nothing here. @throws TokenFault */
export async function rehearse(call: TokenCall, from: Hex): Promise<Hex> {
  try {
    return await askChain<Hex>('eth_call', [toRpc(call, from), 'latest']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'chain_refused') throw toTokenFault(error);
    const { nameRefusal } = await import('./token-calls.ts');
    throw new TokenFault('refused', nameRefusal(error.details['data']) ?? error.message);
  }
}

/** What a call costs at most, in wei. Where its use cannot be estimated, the usual limit is taken. */
export async function estimateFee(call: TokenCall, from: Hex, signal?: AbortSignal): Promise<bigint> {
  const price = BigInt(await askChain<Hex>('eth_gasPrice', [], signal));
  const gas = await askChain<Hex>('eth_estimateGas', [toRpc(call, from)], signal)
    .then(BigInt)
    .catch(() => null);
  return price * (gas ?? DEFAULT_GAS_LIMIT);
}

/** Balances at the newest block: of the coin, and of a token where one is named. */
export async function readFunds(
  holder: Hex,
  token: Hex | null,
  signal?: AbortSignal,
): Promise<{ wei: bigint; units: bigint }> {
  const coins = { method: 'eth_getBalance', params: [holder, 'latest'] };
  if (token === null) {
    const [wei] = await askChainAll([coins], signal);
    return { wei: BigInt(wei as Hex), units: BigInt(wei as Hex) };
  }
  const { encodeBalanceOf } = await import('./token-calls.ts');
  const asked = { to: token, data: encodeBalanceOf(holder) };
  const [code, wei, units] = await askChainAll(
    [
      { method: 'eth_getCode', params: [token, 'latest'] },
      coins,
      { method: 'eth_call', params: [asked, 'latest'] },
    ],
    signal,
  );
  if (code === '0x' || !/^0x[0-9a-f]{64}$/i.test(String(units))) throw new TokenFault('contractMissing');
  return { wei: BigInt(wei as Hex), units: BigInt(units as Hex) };
}

/**
 * Has the wallet send a call, and waits for its block.
 * @throws TokenFault; `notSealed` when the block did not come while it was waited for
 */
export async function sendAndWait(
  call: TokenCall,
  { send }: Pick<TokenWays, 'send'>,
  onSent: (hash: Hex) => void = () => {},
): Promise<Sealed> {
  try {
    const hash = await send(call);
    onSent(hash);
    return await awaitSealed(hash);
  } catch (error) {
    throw toTokenFault(error);
  }
}

async function awaitSealed(hash: Hex): Promise<Sealed> {
  const start = Date.now();
  for (;;) {
    const receipt = await askChain<ChainReceipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) {
      if (receipt.status !== '0x1') throw new TokenFault('reverted');
      const feeWei = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
      return { hash, blockNumber: Number(receipt.blockNumber), feeWei };
    }
    if (Date.now() - start > BLOCK_PATIENCE_MS) throw new TokenFault('notSealed', hash);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
