import { Random } from '@nova/actors/random';
import { createHash } from 'node:crypto';

/** Chance of its own for everything that has a name: what is drawn for one thing changes nothing for another. */
export function chanceOf(...names: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(names.join('\n')).digest();
  return new Random(digest.readUInt32BE(0));
}

/** The same things in another order. */
export function shuffle<Item>(chance: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
