import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { createAccountStore } from '../../../lib/store/create-account-store.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { requireAccount } from '../../../lib/transaction/require-wallet.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import type { SendTransaction, LoadCalls, WalletSender } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { presaleApi } from '../presale-api.ts';
import { readBought, type Bought } from '../receipt/read-bought.ts';
import type { PurchaseProgress, PurchaseTools } from './run-purchase.ts';
import {
  removePurchase,
  storeLateAnswer,
  storePurchase,
  readPurchase,
  type StoredPurchase,
} from './stored-purchase.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** State of a purchase. */
export type PurchaseRun =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'running'; readonly progress: PurchaseProgress | null }
  | { readonly status: 'stopped'; readonly error: TransactionFailure }
  | { readonly status: 'done'; readonly bought: Bought };

const IDLE: PurchaseRun = { status: 'idle' };
/** Milliseconds after which the page stops waiting for the user's confirmation in the wallet. */
const WALLET_TIMEOUT_MS = 180_000;

/** The purchase of each account; it continues while other pages are open or the wallet shows another account. */
export const purchaseRuns = createAccountStore<PurchaseRun>(IDLE);

export type Order = Pick<
  StoredPurchase,
  'address' | 'contract' | 'usdt' | 'phase' | 'usdtUnits' | 'minNacWei'
>;

/** The wallet may have switched accounts since the purchase began and must not pay for it then. */
function sendAs(address: Hex, send: SendTransaction): SendTransaction {
  return async (call) => {
    requireAccount(address);
    return send(call);
  };
}

/** @param client without `send` if the wallet may not be opened */
async function carryOn(
  purchase: StoredPurchase,
  { send, loadCalls }: { readonly send?: SendTransaction; readonly loadCalls: LoadCalls },
): Promise<PurchaseRun> {
  const { address, contract } = purchase;
  // Fire and forget, and only with an account, because without one no email is sent.
  if (send && sessionStore.get()) void presaleApi.noteLanguage().catch(() => undefined);
  const tools: PurchaseTools = {
    send: send ? sendAs(address, send) : () => Promise.reject(new TransactionFailure('wallet')),
    loadCalls,
    keep: storePurchase,
    storeLate: storeLateAnswer,
    reportProgress: (progress) => {
      if (send) purchaseRuns.set(address, { status: 'running', progress });
    },
    mayPrompt: send !== undefined,
    walletTimeoutMs: WALLET_TIMEOUT_MS,
  };
  const { runPurchase } = await import('./run-purchase.ts');
  const outcome = await runPurchase(purchase, tools);
  if (outcome.status === 'open') return IDLE;
  const bought = await readBought(outcome.hash, contract);
  if (!bought) throw new TransactionFailure('notSealed');
  removePurchase(address);
  announceAccountChange(address);
  return { status: 'done', bought };
}

/** One purchase of an account at a time in all tabs; the state is published in `purchaseRuns`. */
async function run(address: Hex, first: PurchaseRun, work: () => Promise<PurchaseRun>): Promise<void> {
  const { status } = purchaseRuns.get(address);
  if (status === 'running' || status === 'checking') return;
  purchaseRuns.set(address, first);
  try {
    const next = await inOneTab('presale', address, work);
    const isElsewhere = next === null && first.status !== 'checking';
    if (isElsewhere) throw new TransactionFailure('elsewhere');
    purchaseRuns.set(address, next ?? IDLE);
  } catch (error) {
    announceAccountChange(address);
    purchaseRuns.set(address, { status: 'stopped', error: await toFailure(error) });
  }
}

type PurchaseClient = Pick<WalletSender, 'send' | 'loadCalls'>;

/** Starts a purchase; does not replace one that another tab has started meanwhile. */
export function beginPurchase(order: Order, client: PurchaseClient): Promise<void> {
  const { address } = order;
  return run(address, { status: 'running', progress: null }, async () => {
    if (readPurchase(address)) throw new TransactionFailure('elsewhere');
    const sinceBlock = Number(await requestChain<Hex>('eth_blockNumber', []));
    const purchase: StoredPurchase = {
      ...order,
      step: 'start',
      hash: null,
      callsId: null,
      sinceBlock,
      startedAt: serverNow(),
    };
    storePurchase(purchase);
    return carryOn(purchase, client);
  });
}

/** Continues the purchase stored in this browser. */
export function resumePurchase(address: Hex, client: PurchaseClient): Promise<void> {
  return run(address, { status: 'running', progress: null }, async () => {
    const purchase = readPurchase(address);
    return purchase ? carryOn(purchase, client) : IDLE;
  });
}

/** Checks the state of a stored purchase without opening the wallet. */
export async function checkPurchase(address: Hex, loadCalls: LoadCalls): Promise<void> {
  if (!readPurchase(address)) return;
  await run(address, { status: 'checking' }, async () => {
    const purchase = readPurchase(address);
    return purchase ? carryOn(purchase, { loadCalls }) : IDLE;
  });
}

/** Discards an unpaid purchase. The token approval remains until the wallet revokes it. */
export function discardPurchase(address: Hex): void {
  removePurchase(address);
  purchaseRuns.set(address, IDLE);
}

/** Clears the result, so that another purchase can start. */
export function closePurchase(address: Hex): void {
  if (purchaseRuns.get(address).status !== 'running') purchaseRuns.set(address, IDLE);
}
