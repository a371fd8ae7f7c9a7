import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { markdownTable } from '../markdown-table.ts';
import { playYear, type KindResult } from './play-year.ts';
import { POPULATION } from './population.ts';

/** NAC in CommunityRewards at the start. */
const POOL_NAC = 30_000_000;
const USDT_UNITS = 1_000_000n;
/** USDT that a NAC costs in the first phase. */
const PHASE_1_PRICE = 0.01;

const nac = (points: number): number => points / EP_PER_NAC;
const percent = (part: number, whole: number, digits: number): string =>
  `${((100 * part) / whole).toFixed(digits)} %`;

/** A year of 10,000 attackers of seven kinds against 1,000 people, as a table for docs/economics.md. */
export async function benchEconomics(): Promise<string> {
  const results = playYear(POPULATION);
  const rows = results.map(({ kind, earnedPoints, convertedPoints }) => [
    kind.isHonest ? 'person' : 'attacker',
    kind.name,
    kind.accounts,
    Math.round(earnedPoints / kind.accounts),
    Math.round(nac(convertedPoints)),
    percent(convertedPoints, earnedPoints, 1),
    ((Number(kind.usdtUnits) / Number(USDT_UNITS)) * kind.accounts).toFixed(0),
    (nac(convertedPoints) * PHASE_1_PRICE).toFixed(0),
  ]);
  const head = [
    'who',
    'kind',
    'accounts',
    'EP earned each',
    'NAC drawn',
    'converted',
    'USDT paid',
    'USDT worth',
  ];
  const drawnBy = (isHonest: boolean) => nac(sumOf(results.filter(({ kind }) => kind.isHonest === isHonest)));
  return [
    markdownTable(head, rows),
    '',
    `Attackers drew ${percent(drawnBy(false), POOL_NAC, 2)} of the pool in the year, people ${percent(drawnBy(true), POOL_NAC, 2)}.`,
  ].join('\n');
}

const sumOf = (results: readonly KindResult[]): number =>
  results.reduce((sum, { convertedPoints }) => sum + convertedPoints, 0);
