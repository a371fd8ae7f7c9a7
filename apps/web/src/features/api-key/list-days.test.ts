import { expect, test } from 'vitest';
import { listDays } from './list-days.ts';

test('days without requests are listed too, and the APIs of a day add up', () => {
  const items = [
    { day: '2026-11-25', api: 'rest', requests: 3, refused: 1 },
    { day: '2026-11-25', api: 'rpc', requests: 4, refused: 0 },
    { day: '2026-11-27', api: 'etherscan', requests: 5, refused: 2 },
  ] as const;
  const none = { rest: 0, rpc: 0, etherscan: 0, blockscout: 0, total: 0, refused: 0 };
  expect(listDays([...items], Date.parse('2026-11-27T23:00:00Z'), 3)).toEqual([
    { ...none, day: '2026-11-25', rest: 3, rpc: 4, total: 7, refused: 1 },
    { ...none, day: '2026-11-26' },
    { ...none, day: '2026-11-27', etherscan: 5, total: 5, refused: 2 },
  ]);
});
