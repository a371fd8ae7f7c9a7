import type { Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { awaitReceipt, isSuccess } from '../../../lib/transaction/await-receipt.ts';
import { sendTransaction } from '../../../lib/transaction/send-transaction.ts';
import { simulate } from '../../../lib/transaction/simulate.ts';
import type { TransactionCall, WalletSender } from '../../../lib/transaction/transaction-call.ts';
import { refuse, TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { callViews } from '../presale-api.ts';
import { encodeCall, readRefusal, readWords, TOPICS, toWord } from '../sale/presale-errors.ts';
import { requestApproveAndBuy } from './approve-and-buy.ts';
import type { PurchaseStep, storeLateAnswer, StoredPurchase } from './stored-purchase.ts';

/** Maximum number of blocks in one log query. */
const LOG_SPAN = 100_000;

/** Progress of a purchase: its current step, and whether the wallet or the chain is awaited. */
export interface PurchaseProgress {
  readonly step: Exclude<PurchaseStep, 'start'>;
  readonly waitsFor: 'wallet' | 'block';
}

export interface PurchaseTools extends Pick<WalletSender, 'send' | 'loadCalls'> {
  /** Saves the current state before the next step begins, so that a closed page can continue. */
  readonly keep: (purchase: StoredPurchase) => void;
  /** Saves what the wallet returned late, unless the purchase has progressed meanwhile. */
  readonly storeLate: typeof storeLateAnswer;
  readonly reportProgress: (progress: PurchaseProgress) => void;
  /** If false, only the state is checked and the wallet is never opened. */
  readonly mayPrompt: boolean;
  /** Milliseconds to wait for the wallet's response. A later response is still saved. */
  readonly walletTimeoutMs: number;
}

/** A step with a transaction of its own. */
type SingleStep = Exclude<PurchaseProgress['step'], 'approveAndBuy'>;

/** Returns whether the last request to the wallet paid. */
const isPayment = ({ step }: StoredPurchase): boolean => step === 'buy' || step === 'approveAndBuy';

/** `open`: not bought yet. `isApproved`: only the purchase itself is missing. */
export type PurchaseOutcome =
  | { readonly status: 'done'; readonly hash: Hex }
  | { readonly status: 'open'; readonly isApproved: boolean };

interface Log {
  readonly data: string;
  readonly transactionHash: Hex;
}

/** Finds the transaction that completed this purchase, in case the wallet's response was lost. */
async function findBought({ contract, address, sinceBlock, usdtUnits }: StoredPurchase): Promise<Hex | null> {
  const head = Number(await requestChain<Hex>('eth_blockNumber', []));
  for (let from = sinceBlock; from <= head; from += LOG_SPAN) {
    const filter = {
      address: contract,
      topics: [TOPICS.purchased, `0x${toWord(address)}`],
      fromBlock: `0x${from.toString(16)}`,
      toBlock: `0x${Math.min(head, from + LOG_SPAN - 1).toString(16)}`,
    };
    const logs = await requestChain<readonly Log[]>('eth_getLogs', [filter]);
    const found = logs.find(({ data }) => readWords(data)[0] === BigInt(usdtUnits));
    if (found) return found.transactionHash;
  }
  return null;
}

async function readAllowance({ usdt, address, contract }: StoredPurchase): Promise<bigint> {
  const [answer] = await callViews([[usdt, encodeCall('allowance', address, contract)]]);
  return answer?.[0] ?? 0n;
}

function buyCall({ contract, phase, usdtUnits, minNacWei }: StoredPurchase): TransactionCall {
  return { to: contract, data: encodeCall('buy', BigInt(phase), BigInt(usdtUnits), BigInt(minNacWei)) };
}

/**
 * Returns the next wallet request. The allowance equals the payment and `buy` consumes it, so a second `buy`
 * from any tab, prompt or page cannot take anything.
 */
function nextStep(purchase: StoredPurchase, allowed: bigint): SingleStep {
  const units = BigInt(purchase.usdtUnits);
  if (allowed === units) return 'buy';
  if (allowed === 0n) return 'approve';
  // The user changed the amount in the wallet.
  if (purchase.step === 'approve') {
    if (allowed > units) return 'buy';
    throw refuse('allowanceLow');
  }
  return 'reset';
}

/** Returns all calls that are missing, in their order. */
function listCalls(purchase: StoredPurchase, first: 'reset' | 'approve'): TransactionCall[] {
  const steps = first === 'reset' ? (['reset', 'approve', 'buy'] as const) : (['approve', 'buy'] as const);
  return steps.map((step) => callOf(purchase, step));
}

function callOf(purchase: StoredPurchase, step: SingleStep): TransactionCall {
  if (step === 'buy') return buyCall(purchase);
  const units = step === 'reset' ? 0n : BigInt(purchase.usdtUnits);
  return { to: purchase.usdt, data: encodeCall('approve', purchase.contract, units) };
}

/**
 * Requests a step from the wallet. Its hash is saved even
 * after the timeout, so that the purchase can continue later.
 */
function requestSignature(
  attempt: StoredPurchase,
  step: SingleStep,
  { send, storeLate, walletTimeoutMs }: PurchaseTools,
): Promise<Hex> {
  return sendTransaction(callOf(attempt, step), send, {
    timeoutMs: walletTimeoutMs,
    onSent: (hash) => storeLate(attempt, { hash }),
  });
}

/**
 * Continues a purchase from its state on the chain: searches for its transaction, approves the exact payment,
 * buys; in one transaction if the wallet can send several calls as one. It can be called again after any error,
 * reload or crash.
 *
 * @throws TransactionFailure if it stopped; ApiError if the chain does not respond
 */
export async function runPurchase(begun: StoredPurchase, tools: PurchaseTools): Promise<PurchaseOutcome> {
  let purchase = begun;
  const keep = (next: StoredPurchase) => {
    purchase = next;
    tools.keep(next);
  };
  let hasSentCalls = false;
  for (;;) {
    if (purchase.hash === null && purchase.callsId !== null) {
      tools.reportProgress({ step: 'approveAndBuy', waitsFor: 'block' });
      const outcome = await (await tools.loadCalls()).awaitSealed(purchase.callsId);
      if (outcome.status === 'sealed') keep({ ...purchase, hash: outcome.hash });
      if (outcome.status === 'failed') {
        keep({ ...purchase, callsId: null });
        throw new TransactionFailure(outcome.reason);
      }
    }
    if (purchase.hash !== null) {
      const { hash, step } = purchase;
      if (step !== 'start') tools.reportProgress({ step, waitsFor: 'block' });
      const receipt = await awaitReceipt(hash);
      if (isPayment(purchase) && isSuccess(receipt)) return { status: 'done', hash };
      keep({ ...purchase, hash: null, callsId: null });
      if (receipt && !isSuccess(receipt)) throw new TransactionFailure('reverted');
    }
    const bought = isPayment(purchase) ? await findBought(purchase) : null;
    if (bought !== null) return { status: 'done', hash: bought };
    // The wallet has accepted the calls but says nothing about them, so it is not asked for them again.
    if (hasSentCalls && purchase.callsId !== null) throw new TransactionFailure('walletSilent');
    const allowed = await readAllowance(purchase);
    if (!tools.mayPrompt) return { status: 'open', isApproved: allowed === BigInt(purchase.usdtUnits) };
    const step = nextStep(purchase, allowed);
    if (step === 'buy') await simulate(buyCall(purchase), purchase.address, readRefusal);
    else {
      const sent = await requestApproveAndBuy(purchase, listCalls(purchase, step), tools);
      hasSentCalls = sent !== null;
      if (sent !== null) {
        keep(sent);
        continue;
      }
    }
    tools.reportProgress({ step, waitsFor: 'wallet' });
    keep({ ...purchase, step, callsId: null });
    keep({ ...purchase, hash: await requestSignature(purchase, step, tools) });
  }
}
