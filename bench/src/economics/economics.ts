import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import { markdownTable } from '../markdown-table.ts';
import { playYear, type KindResult } from './play-year.ts';
import { POPULATION } from './population.ts';

/** NAC in CommunityRewards at the start. */
const POOL_NAC = 30_000_000;
const DAYS = 365;
const USDT_UNITS = 1_000_000n;
/** Price of one NAC in USDT in the first phase. */
const PHASE_1_PRICE = 0.01;

const nac = (points: number): number => points / EP_PER_NAC;
const percent = (part: number, whole: number, digits: number): string =>
  `${((100 * part) / whole).toFixed(digits)} %`;
const count = (value: number): string => Math.round(value).toLocaleString('en-US');

const HEAD = [
  'who',
  'kind',
  'accounts',
  'EP earned each',
  'NAC drawn',
  'converted',
  'without attackers',
  'USDT paid',
  'USDT worth',
] as const;

/**
 * Simulates a year with 10,000 attackers of seven kinds and 1,000 users, as a table for docs/economics.md.
 */
export async function benchEconomics(): Promise<string> {
  const results = playYear(POPULATION);
  const alone = playYear(POPULATION.filter(({ isHonest }) => isHonest));
  const rows = results.map((result) => describe(result, alone));
  const drawnBy = (isHonest: boolean) => nac(sumOf(results.filter(({ kind }) => kind.isHonest === isHonest)));
  const lost = nac(sumOf(alone)) - drawnBy(true);
  const faucetNac = (Number(DRIP_WEI_PER_DAY) / 10 ** 18) * DAYS;
  return [
    markdownTable([...HEAD], rows),
    '',
    `Attackers drew ${percent(drawnBy(false), POOL_NAC, 2)} of the pool in the year, people ${percent(drawnBy(true), POOL_NAC, 2)}. ` +
      `Honest users lost ${count(lost)} NAC to them. ` +
      `The faucet, drained every day, pays ${percent(faucetNac, POOL_NAC, 2)} more.`,
  ].join('\n');
}

function describe({ kind, earnedPoints, convertedPoints }: KindResult, alone: readonly KindResult[]) {
  const peace = alone.find((result) => result.kind === kind);
  return [
    kind.isHonest ? 'person' : 'attacker',
    kind.name,
    count(kind.accounts),
    count(earnedPoints / kind.accounts),
    count(nac(convertedPoints)),
    percent(convertedPoints, earnedPoints, 1),
    peace ? percent(peace.convertedPoints, peace.earnedPoints, 1) : '–',
    count((Number(kind.usdtUnits) / Number(USDT_UNITS)) * kind.accounts),
    count(nac(convertedPoints) * PHASE_1_PRICE),
  ];
}

const sumOf = (results: readonly KindResult[]): number =>
  results.reduce((sum, { convertedPoints }) => sum + convertedPoints, 0);
