import type { Hex } from 'viem';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { awaitReceipt } from '../../../lib/transaction/await-receipt.ts';
import { sendAndWait } from '../../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { toFailure } from '../../../lib/transaction/to-failure.ts';
import { readDemoKey } from '../demo-session.ts';
import { createDemoProvider } from '../demo-wallet.ts';
import { keepPlan, type KeptRow, readPlan, storePlan } from './keep-plan.ts';
import { nextCall } from './next-call.ts';

/** Cancelling a listing and the transfer are the most that one asset takes; more would mean that nothing changes. */
const MOST_CALLS = 3;

function changeRow(from: Hex, index: number, change: Partial<KeptRow>): void {
  const plan = readPlan(from);
  const row = plan?.rows[index];
  if (plan && row) storePlan({ ...plan, rows: plan.rows.with(index, { ...row, ...change }) });
}

/** Sends what one asset needs until the demo wallet no longer has it. */
async function moveRow(from: Hex, index: number, send: SendTransaction): Promise<void> {
  const plan = readPlan(from);
  const row = plan?.rows[index];
  if (!plan || !row || row.status === 'done') return;
  changeRow(from, index, { status: 'sealing', reason: null, detail: '' });
  try {
    // The one that was on its way when the page was left; whatever became of it, the chain then tells what is next.
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
  // One after the other: each needs the account's next number.
  for (let index = 0; index < length; index += 1) await moveRow(from, index, send);
  return true;
}

/**
 * Moves everything of the stored plan from the demo wallet to its new owner. What fails is marked and does not hold up the
 * rest. @returns false when another tab is doing it
 */
export async function runKeep(): Promise<boolean> {
  const key = readDemoKey();
  if (key === null) return false;
  const { address, provider } = createDemoProvider(key);
  const plan = readPlan(address);
  if (plan === null) return false;
  keepPlan.set(plan);
  const send: SendTransaction = async ({ to, data, value }) => {
    const call = { to, data, ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }) };
    return (await provider.request({ method: 'eth_sendTransaction', params: [call] })) as Hex;
  };
  return (await inOneTab('keep', address, () => moveAll(address, send))) ?? false;
}
