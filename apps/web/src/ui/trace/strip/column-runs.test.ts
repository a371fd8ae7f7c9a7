import { expect, it } from 'vitest';
import { toRuns } from './column-runs.ts';
import type { StripColumn } from './strip-model.ts';

const column = (up: number, down = 0): StripColumn => ({ up, down, points: 40, hundredth: null });

it('keeps columns together across moments without a block', () => {
  const runs = toRuns(
    new Map([
      [10, column(0.5)],
      [13, column(0.7)],
    ]),
  );
  expect(runs).toHaveLength(1);
  expect(runs[0]!.first).toBe(10);
  expect(runs[0]!.columns.map(({ column }) => column?.up ?? null)).toEqual([0.5, null, null, 0.7]);
});

it('starts another run after a pause', () => {
  const runs = toRuns(
    new Map([
      [10, column(0.5)],
      [40, column(0.7)],
    ]),
  );
  expect(runs.map(({ first, columns }) => [first, columns.length])).toEqual([
    [10, 1],
    [40, 1],
  ]);
});

it('has an envelope without gaps that no column exceeds', () => {
  const [run] = toRuns(
    new Map([
      [0, column(0.2, -0.1)],
      [1, column(0.9, -0.4)],
      [4, column(0.3, -0.2)],
    ]),
  );
  expect(run!.columns.map(({ envelopeUp, envelopeDown }) => [envelopeUp, envelopeDown])).toEqual([
    [0.9, -0.4],
    [0.9, -0.4],
    [0.9, -0.4],
    [0.9, -0.4],
    [0.3, -0.2],
  ]);
});
