import type { FoundNova } from '../find-nova.ts';
import type { Journal } from '../journal.ts';
import type { Person } from '../person.ts';
import type { World } from '../plan/world.ts';
import type { Progress } from '../progress.ts';

/** What every part of the work needs. */
export interface SeedContext {
  readonly nova: FoundNova;
  readonly world: World;
  /** By their number. */
  readonly people: readonly Person[];
  readonly journal: Journal;
  readonly progress: Progress;
  /** Names a deed of this generation in the journal. */
  readonly name: (action: string) => string;
}

/** How many people act at a time: enough to keep two cores busy, few enough to leave others room. */
export const AT_ONCE = 6;

/** So many of a thing, in words. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
