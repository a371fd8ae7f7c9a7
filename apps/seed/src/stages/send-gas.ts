import type { Challenge, Drip } from '@nova/shared/faucet/schemas';
import { solveSlice } from '@nova/shared/faucet/proof-of-work';
import type { Page } from '@nova/shared/pagination';
import { formatEther, parseEther } from 'viem';
import { Refusal } from '../endings.ts';
import type { Person } from '../person.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';

/** Minimum balance in wei; with less, a wallet cannot send many transactions. */
const LEAST_WEI = parseEther('0.004');
const GIFT_WEI = parseEther('0.05');
const TRIES = 60;
const PAUSE_MS = 500;
const SLICE = 20_000;

/**
 * Gives every wallet gas: by the welcome bonus, else by the faucet, else from a friend. If all users share
 * one network, most of them wait for a friend who has bought coins.
 * @returns the users who have gas now
 */
export async function sendGas(context: SeedContext): Promise<Person[]> {
  const { people, journal, name, progress } = context;
  const wallets = people.filter((person) => person.hasWallet);
  const ready = new Set<Person>();
  await progress.part('gas', wallets.length, async (tick) => {
    await runWithConcurrency(wallets, AT_ONCE, async (person) => {
      const isGranted = journal.find(name(`person ${person.plan.index} welcome`)) !== 'queued';
      if (await hasGas(person, isGranted ? TRIES : 1)) ready.add(person);
      tick();
    });
    // Only the first few of the others, because the faucet limits drips per network.
    for (const person of wallets.filter((each) => !ready.has(each))) {
      if (ready.size >= AT_ONCE || !(await drink(context, person))) break;
      ready.add(person);
    }
    return `${count(ready.size, 'wallet')} of ${wallets.length} can pay`;
  });
  return [...ready];
}

/** Sends gas from users who have bought coins to users without any. */
export async function shareGas(
  { people, journal, name, progress }: SeedContext,
  ready: readonly Person[],
): Promise<void> {
  const waiting = people.filter((person) => person.hasWallet && !ready.includes(person));
  if (waiting.length === 0 || ready.length === 0) return;
  await progress.part('gas transfers', waiting.length, async (tick) => {
    await runWithConcurrency(waiting, AT_ONCE, async (person, index) => {
      const giver = ready[index % ready.length]!;
      await journal.once(name(`person ${person.plan.index} gas`), async () => {
        await giver.actions.pay(person.address, GIFT_WEI);
      });
      tick();
    });
    return `${formatEther(GIFT_WEI)} NAC each for ${waiting.length}`;
  });
}

async function hasGas(person: Person, tries: number): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) await person.api.rest(PAUSE_MS);
    if ((await person.actions.balance()) >= LEAST_WEI) return true;
  }
  return false;
}

/** @returns false if the faucet refuses */
async function drink({ journal, name }: SeedContext, person: Person): Promise<boolean> {
  const drunk = await journal.once(name(`person ${person.plan.index} faucet`), async () => {
    const { challenge, bits } = await person.api.request<Challenge>('/api/v1/faucet/challenge', { body: {} });
    let solution: string | null = null;
    for (let from = 0; solution === null; from += SLICE)
      solution = solveSlice(challenge, person.address, bits, from, SLICE);
    const body = { address: person.address, challenge, solution };
    await person.request('/api/v1/faucet/drips', { body });
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { items } = await person.api.request<Page<Drip>>(
        `/api/v1/faucet/drips?address=${person.address}&limit=1`,
      );
      if (items[0]?.status === 'sealed') return true;
      await person.api.rest(PAUSE_MS);
    }
    throw new Refusal(503, 'no_drip', 'The drip was not sealed in time.');
  });
  return drunk === true;
}
