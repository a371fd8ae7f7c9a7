import type { UserAction } from '@nova/shared/energy/schemas';
import { expect, it } from 'vitest';
import { toDayColumns } from './day-columns.ts';

function action(time: string, points: number, status: UserAction['status'] = 'sealed'): UserAction {
  return { occurred_at: time, points, status } as UserAction;
}
const day = (date: string, actions: number, points: number) => ({ date, actions, energy_points: points });

it('gives each action of a day its own box', () => {
  const columns = toDayColumns(
    [day('2026-11-19', 0, 0), day('2026-11-20', 2, 45)],
    [action('2026-11-20T10:00:00.000Z', 40), action('2026-11-20T09:00:00.000Z', 5)],
  );
  expect(columns).toEqual([
    { date: '2026-11-19', actions: 0, total: 0, points: [] },
    { date: '2026-11-20', actions: 2, total: 45, points: [40, 5] },
  ]);
});

it('draws a day from its total if the list of actions is incomplete', () => {
  const columns = toDayColumns([day('2026-11-20', 3, 60)], [action('2026-11-20T10:00:00.000Z', 40)]);
  expect(columns[0]).toEqual({ date: '2026-11-20', actions: 3, total: 60, points: [20, 20, 20] });
});

it('does not count pending actions', () => {
  const columns = toDayColumns(
    [day('2026-11-20', 1, 5)],
    [action('2026-11-20T10:00:00.000Z', 40, 'pending'), action('2026-11-20T09:00:00.000Z', 5)],
  );
  expect(columns[0]!.points).toEqual([5]);
});
