import { CHAIN_ID } from '@nova/shared/chain/constants';
import { ApiError } from '../../lib/api/http.ts';
import { askChain, askChainAll } from '../../lib/chain-rpc.ts';
import { walletStore } from '../../lib/wallet-state.ts';
import { awaitReceipt, type DeedReceipt } from './await-receipt.ts';
import { DeedFault, saysTooFewCoins, toWalletFault } from './deed-fault.ts';
import {
  approvalCalls,
  readApproval,
  readRefusal,
  toCall,
  type Deed,
  type DeedKind,
  type NftContracts,
} from './nft-deeds.ts';
import type { Hex, NftWays, WalletCall } from './nft-ways.ts';

/** What is going on: which deed, and whether the person's wallet or the chain is waited for. */
export interface DeedProgress {
  readonly kind: DeedKind;
  readonly waitsFor: 'check' | 'wallet' | 'block';
}

export interface DeedTools {
  readonly ways: NftWays;
  readonly contracts: NftContracts;
  /** The wallet that this began with; another one must not go on with it. */
  readonly from: Hex;
  readonly say: (progress: DeedProgress) => void;
  /** Keeps the hash before its block is waited for, where a closed page must be able to go on. */
  readonly keep?: (hash: Hex) => void;
}

const toRpc = ({ to, data, value }: WalletCall) => ({
  to,
  data,
  ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
});

/** Tries it on the node: a refusal is told before the wallet asks for anything. @throws DeedFault */
async function rehearse(call: WalletCall, from: Hex): Promise<void> {
  try {
    await askChain('eth_call', [{ from, ...toRpc(call) }, 'latest']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'chain_refused') throw error;
    const refusal = readRefusal(error.details['data']);
    if (refusal) throw new DeedFault(refusal);
    if (saysTooFewCoins(error.message)) throw new DeedFault('noCoins');
    throw new DeedFault('reverted', error.message);
  }
}

/** The wallet may have changed its account or network since the press. @throws DeedFault */
async function requireWallet(from: Hex, ways: NftWays): Promise<void> {
  const own = () => {
    const wallet = walletStore.get();
    if (wallet.status !== 'connected') throw new DeedFault('notConnected');
    if (wallet.address !== from) throw new DeedFault('accountChanged');
    return wallet;
  };
  if (own().chainId === CHAIN_ID) return;
  await ways.switchToNova();
  if (own().chainId !== CHAIN_ID) throw new DeedFault('wrongChain');
}

/**
 * A wallet tries a deed itself before it sends it: what it met there the chain says better than the wallet's words.
 * @returns what to throw
 */
async function readWalletFault(error: unknown, call: WalletCall, from: Hex): Promise<unknown> {
  const fault = toWalletFault(error);
  if (fault.reason !== 'wallet') return fault;
  return rehearse(call, from).then(
    () => fault,
    (refusal: unknown) => (refusal instanceof DeedFault ? refusal : fault),
  );
}

/** After a deed that its block refused: what the chain says now, or that it was refused. */
async function explain(call: WalletCall, from: Hex): Promise<never> {
  await rehearse(call, from);
  throw new DeedFault('reverted');
}

/**
 * Carries one deed out: tries it, has the wallet send it, waits for its block.
 * @throws DeedFault when it did not happen; ApiError when the chain does not answer
 */
export async function runDeed(deed: Deed, tools: DeedTools): Promise<DeedReceipt> {
  const { contracts, from, ways, say, keep } = tools;
  const { kind } = deed;
  const call = toCall(deed, contracts, from);
  say({ kind, waitsFor: 'check' });
  await rehearse(call, from);
  await requireWallet(from, ways);
  say({ kind, waitsFor: 'wallet' });
  const hash = await ways.send(call).catch(async (error: unknown) => {
    throw await readWalletFault(error, call, from);
  });
  keep?.(hash);
  say({ kind, waitsFor: 'block' });
  const receipt = await awaitReceipt(hash);
  if (receipt === null) throw new DeedFault('notSealed');
  return receipt.status === '0x1' ? receipt : explain(call, from);
}

/** Offers a token; the marketplace is allowed to transfer it first, where it is not yet. */
export async function runListing(
  deed: Extract<Deed, { kind: 'list' }>,
  tools: DeedTools,
): Promise<DeedReceipt> {
  const { contracts, from, say } = tools;
  say({ kind: 'list', waitsFor: 'check' });
  const calls = approvalCalls(deed.tokenId, from, contracts);
  const answers = await askChainAll(
    calls.map((call) => ({ method: 'eth_call', params: [toRpc(call), 'latest'] })),
  );
  if (!readApproval(answers, contracts)) await runDeed({ kind: 'approve', tokenId: deed.tokenId }, tools);
  return runDeed(deed, tools);
}
