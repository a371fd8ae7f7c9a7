import type { Random } from '@nova/actors/random';

export const OUTAGES = [
  'one validator killed',
  'two validators killed',
  'a validator cut off',
  'api killed',
  'sealing worker killed',
  'primary killed',
  'MinIO away',
] as const;
export type OutageName = (typeof OUTAGES)[number];

/** How often each outage appears in a run that is long enough. */
const LEAST_TIMES = 3;

/**
 * Draws the outages of a run. Each appears as often as the others or at least three times; a run with fewer rounds
 * than outages has none twice.
 */
export function drawOutages(random: Random, rounds: number): OutageName[] {
  const certain = Math.min(LEAST_TIMES, Math.floor(rounds / OUTAGES.length));
  const drawn = Array.from({ length: certain }, () => OUTAGES).flat();
  const rest = shuffle(random, OUTAGES);
  while (drawn.length < rounds) drawn.push(certain === 0 ? rest.pop()! : random.pick(OUTAGES));
  return shuffle(random, drawn);
}

function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0]!);
}
