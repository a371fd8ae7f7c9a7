// @vitest-environment node
import { expect, it } from 'vitest';
import { readMeasurements } from '../measurements.ts';

const DOCUMENT = `
**2026-01-02, 2 cores**

| nova (every block on disk) | 1 | 4000–8000 | 203 | 4.8 |
| anvil --state-interval 1 | 1 | 4000–8000 | 43 | 21.2 |

## An action from click to page

1,040 actions each, every one its own block.

| 1 | 31 | receipt | 18.8 | 42.3 |
|  |  | indexed | 30 | 62.5 |
|  |  | pushed | 31.7 | 73 |
| 16 | 108 | receipt | 88.8 |
|  |  | pushed | 136.2 | 336.6 |
`;

it('reads the results of one client from the tables of the benchmarks', () => {
  expect(readMeasurements(DOCUMENT)).toEqual({
    day: '2026-01-02',
    pushedMs: 31.7,
    slowMs: 73,
    crowd: 16,
    crowdMs: 136.2,
    sealedMs: 18.8,
    actions: 1_040,
    blocksPerSecond: 203,
    anvilBlocksPerSecond: 43,
  });
});

it('finds all results in the current document', () => {
  for (const stat of Object.values(readMeasurements())) expect(stat).toBeTruthy();
});

it('fails the build if a result was not measured', () => {
  expect(() => readMeasurements(DOCUMENT.replace('pushed', 'seen').replace('pushed', 'seen'))).toThrow(
    'from click to page',
  );
});
