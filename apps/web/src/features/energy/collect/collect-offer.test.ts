import type { EnergyProgress } from '@nova/shared/energy/schemas';
import { expect, it } from 'vitest';
import { readCollectOffer } from './collect-offer.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const LATER = '2026-11-20T18:00:00.000Z';

type Reason = EnergyProgress['items'][number]['reason'];

function progress(nextAt: string | null, reason: Reason = null): EnergyProgress {
  const item = { action_key: 'energy_collection', count_today: 1, daily_cap: 3, next_at: nextAt, reason };
  return { items: [item], browser_points_today: 40, browser_points_cap: 400 };
}
const read = (value: EnergyProgress | undefined) => readCollectOffer(value, 'energy_collection', NOW);

it('is ready without a waiting time, or after it', () => {
  expect(read(progress(null))).toEqual({ state: 'ready' });
  expect(read(progress('2026-11-20T13:59:59.000Z', 'cooldown'))).toEqual({ state: 'ready' });
});

it('leaves the decision to the server while the progress is unknown', () => {
  expect(read(undefined)).toEqual({ state: 'ready' });
});

it('counts down between two collections', () => {
  expect(read(progress(LATER, 'cooldown'))).toEqual({ state: 'cooldown', nextAt: Date.parse(LATER) });
});

it('is done for today after the third collection', () => {
  expect(read(progress(LATER, 'daily_cap'))).toEqual({ state: 'done', nextAt: Date.parse(LATER) });
});

it('is capped when the points of this site would exceed the daily cap', () => {
  expect(read(progress(LATER, 'browser_cap'))).toEqual({ state: 'capped', nextAt: Date.parse(LATER) });
});
