import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResult } from '@nova/shared/energy/schemas';
import type { ReferralResult } from '@nova/shared/referral/schemas';
import type { Person } from '../person.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

/**
 * Reports users' actions on the website, each of which seals a block.
 * @param round `later` comes later in the day
 */
export async function act(context: SeedContext, round: 'first' | 'later'): Promise<void> {
  const { people, progress, journal, name } = context;
  const walkers = people.filter((person) => person.hasWallet);
  const keysOf = ({ plan }: Person) => (round === 'first' ? plan.actions : plan.laterActions);
  const total = walkers.reduce((sum, person) => sum + keysOf(person).length, 0);
  const label = round === 'first' ? 'actions' : 'more actions';
  await progress.part(label, total, async (tick) => {
    await runWithConcurrency(walkers, AT_ONCE, async (person) => {
      await journal.once(name(`person ${person.plan.index} ${label}`), () =>
        report(context, person, { keys: keysOf(person), round, tick }),
      );
      if (round === 'first') await share(context, person);
    });
    const credited = walkers.reduce(
      (sum, { plan }) => sum + journal.numberOf(name(`person ${plan.index} ${label}`)),
      0,
    );
    const shares = round === 'first' ? `, ${count(journal.count(name('share ')), 'share')}` : '';
    return `${credited} credited${shares}`;
  });
}

/** @returns the number of credited actions, which the product's limits determine */
async function report(
  { name }: SeedContext,
  person: Person,
  { keys, round, tick }: { keys: readonly ActionKey[]; round: string; tick: () => void },
): Promise<number> {
  let credited = 0;
  for (const key of keys) {
    const body = {
      action: 'reward_action',
      wallet_address: person.address,
      action_key: key,
      // The same ID after an interrupted run makes this the same action.
      request_id: name(`${person.address} ${round} ${key}`).replaceAll(' ', '-'),
    };
    const { success } = await person.request<RewardResult>('/functions/v1/energy-points', { body });
    if (success) credited += 1;
    tick();
  }
  return credited;
}

async function share({ journal, name }: SeedContext, person: Person): Promise<void> {
  for (const platform of person.plan.shares) {
    await journal.once(name(`share ${person.plan.index} ${platform}`), () =>
      person.request<ReferralResult>('/functions/v1/referral-system', {
        body: { action: 'record_share', platform },
      }),
    );
  }
}
