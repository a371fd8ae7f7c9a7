import type { Hex } from 'viem';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { awaitReceipt } from '../../../lib/transaction/await-receipt.ts';
import { sendAndWait } from '../../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import { readDemoKey } from '../demo-session.ts';
import { createDemoProvider } from '../demo-wallet.ts';
import { assetTransferPlan, type AssetTransferRow, readPlan, storePlan } from './asset-transfer-plan.ts';
import { nextCall } from '../keep/next-call.ts';

/** An asset needs at most two calls, to cancel its listing and to transfer it; more have no effect. */
const MOST_CALLS = 3;

function changeRow(from: Hex, index: number, change: Partial<AssetTransferRow>): void {
  const plan = readPlan(from);
  const row = plan?.rows[index];
  if (plan && row) storePlan({ ...plan, rows: plan.rows.with(index, { ...row, ...change }) });
}

/** Sends transactions for one asset until the demo wallet no longer has it. */
async function moveRow(from: Hex, index: number, send: SendTransaction): Promise<void> {
  const plan = readPlan(from);
  const row = plan?.rows[index];
  if (!plan || !row || row.status === 'done') return;
  changeRow(from, index, { status: 'sealing', reason: null, detail: '' });
  try {
    // Pending when the page was closed; whatever its result, the chain's state then determines the next call.
    if (row.hash !== null) await awaitReceipt(row.hash);
    for (let calls = 0; calls < MOST_CALLS; calls += 1) {
      const call = await nextCall(row.asset, plan);
      if (call === null) return changeRow(from, index, { status: 'done' });
      await sendAndWait(call, send, (hash) => changeRow(from, index, { hash }));
    }
    changeRow(from, index, { status: 'failed', reason: 'reverted' });
  } catch (error) {
    const { reason, detail } = await toFailure(error);
    changeRow(from, index, { status: 'failed', reason, detail });
  }
}

async function moveAll(from: Hex, send: SendTransaction): Promise<true> {
  const { length = 0 } = readPlan(from)?.rows ?? {};
  // Sequential, because each transaction needs the account's next nonce.
  for (let index = 0; index < length; index += 1) await moveRow(from, index, send);
  return true;
}

/**
 * Moves all assets of the stored plan from the demo wallet to their new owner. A failed asset is marked and
 * does not stop the rest. @returns false without a key or a plan, or if another tab is already moving them
 */
export async function runAssetTransfer(): Promise<boolean> {
  const key = readDemoKey();
  if (key === null) return false;
  const { address, provider } = createDemoProvider(key);
  const plan = readPlan(address);
  if (plan === null) return false;
  assetTransferPlan.set(plan);
  const send: SendTransaction = async ({ to, data, value }) => {
    const call = { to, data, ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }) };
    return (await provider.request({ method: 'eth_sendTransaction', params: [call] })) as Hex;
  };
  return (await inOneTab('keep', address, () => moveAll(address, send))) ?? false;
}
