import { Random } from '@nova/actors/random';
import { createHash } from 'node:crypto';

/** Returns random numbers seeded by a name, so that the numbers drawn for one thing do not affect another. */
export function chanceOf(...names: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(names.join('\n')).digest();
  return new Random(digest.readUInt32BE(0));
}

/** Returns the items in random order. */
export function shuffle<Item>(chance: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
