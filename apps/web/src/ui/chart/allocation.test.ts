import { expect, it } from 'vitest';
import { toSlices } from './allocation.tsx';

const part = (name: string, value: number) => ({ name, value, amount: '' });

it('places the parts end to end and fills the bar', () => {
  const slices = toSlices([part('rewards', 50), part('fund', 30), part('team', 20)]);
  expect(slices.map(({ start, length, share }) => [start, length, share])).toEqual([
    [0, 500, 0.5],
    [500, 300, 0.3],
    [800, 200, 0.2],
  ]);
});

it('divides by value even if the values do not add up to a hundred', () => {
  expect(toSlices([part('a', 1), part('b', 3)]).map((slice) => slice.length)).toEqual([250, 750]);
});

it('draws nothing without values', () => {
  expect(toSlices([part('a', 0)])).toMatchObject([{ start: 0, length: 0, share: 0 }]);
});
