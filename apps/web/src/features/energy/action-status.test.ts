import type { EnergyProgress } from '@nova/shared/energy/schemas';
import { expect, it } from 'vitest';
import { toActionStatuses } from './action-status.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
type Item = EnergyProgress['items'][number];

function item(key: string, values: Partial<Item> = {}): Item {
  return { action_key: key, count_today: 0, daily_cap: null, reason: null, next_at: null, ...values };
}
function statuses(...items: Item[]) {
  return toActionStatuses({ items, browser_points_today: 0, browser_points_cap: 400 }, NOW);
}

it('sorts available actions first, by points, and completed ones last', () => {
  const list = statuses(
    item('newsletter_signup', { reason: 'lifetime_cap' }),
    item('page_visit'),
    item('energy_collection', { reason: 'cooldown', next_at: '2026-11-20T18:00:00.000Z' }),
    item('daily_visit'),
    item('referral'),
  );
  expect(list.map(({ key, state }) => [key, state])).toEqual([
    ['daily_visit', 'ready'],
    ['page_visit', 'ready'],
    ['referral', 'event'],
    ['energy_collection', 'wait'],
    ['newsletter_signup', 'done'],
  ]);
});

it('counts an action again as soon as its time has come, before the next request', () => {
  const [over] = statuses(
    item('energy_collection', { reason: 'cooldown', next_at: '2026-11-20T14:00:00.000Z' }),
  );
  expect(over).toMatchObject({ state: 'ready', nextAt: null });
});

it('promises no points for actions that only the server or the chain detects', () => {
  expect(statuses(item('nft_trade'))[0]!.state).toBe('event');
  expect(statuses(item('form_submit', { reason: 'source' }))[0]!.state).toBe('event');
});

it('leaves out a key that this build does not know', () => {
  expect(statuses(item('teleport'))).toEqual([]);
});
