import { callWithRetry } from '../call-with-retry.ts';
import { PresaleBuyers } from '../presale/presale-buyer.ts';
import { openStream } from '../read-stream.ts';
import type { TestStack } from '../test-stack.ts';
import { TestUser } from '../test-user.ts';

const TIMEOUT_MS = 60_000;
const USDT_UNITS = 1_000_000n;
const ADMIN_TOKEN = 'admin token of throwaway stacks';

/** Counts of what one user caused and received. */
export interface EverythingUsed {
  readonly points: readonly number[];
  /** Distinct kinds of private events, in alphabetical order. */
  readonly kinds: readonly string[];
  readonly presaleEntries: number;
}

/**
 * Lets one user act, buy in the presale and receive an administrator's decision. This requires requests, the
 * outbox, jobs of the worker with their locks, and notifications to work.
 * @param stack a stack with `isWhole`
 */
export async function useEverything(stack: TestStack): Promise<EverythingUsed> {
  const user = new TestUser(stack.url);
  await user.signIn();
  const stream = await openStream(stack.url, `user:${user.userId}`, { token: user.accessToken });
  const points = [];
  for (const key of ['page_visit', 'whitepaper_read', 'daily_visit'])
    points.push((await user.act(key, `${user.address}-${key}`)).points_awarded);
  const buyers = new PresaleBuyers(stack.chain);
  await buyers.sendGas(user.address);
  await buyers.prepare(user.account, USDT_UNITS);
  await buyers.buy(user.account, 1, USDT_UNITS);
  await callWithRetry(stack.url, `/api/v1/admin/users/${user.userId}/suspension`, {
    method: 'PUT',
    body: { is_suspended: true, reason: 'A test of notifications.' },
    headers: { 'x-admin-token': ADMIN_TOKEN },
  });
  const presaleEntries = await untilSome(() => readPresaleEntries(stack.url));
  const kindsOf = () => {
    const kinds = stream.messages.map(({ data }) => String(data['type'])).filter((kind) => kind !== 'open');
    return [...new Set(kinds)].toSorted();
  };
  await untilSome(async () => (kindsOf().length > 1 ? 1 : 0));
  stream.close();
  return { points, kinds: kindsOf(), presaleEntries };
}

async function readPresaleEntries(url: string): Promise<number> {
  const { body } = await callWithRetry(url, '/functions/v1/presale-phases', { body: {} });
  return (body as { ledger: { totalEntries: number } }).ledger.totalEntries;
}

/** Polls until a number is not zero. @throws Error after a minute */
async function untilSome(read: () => Promise<number>): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const count = await read();
    if (count > 0) return count;
    if (Date.now() > deadline) throw new Error('No notification arrived within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
