import type { FoundNova } from '../find-nova.ts';
import type { Journal } from '../journal.ts';
import type { Person } from '../person.ts';
import type { World } from '../plan/world.ts';
import type { Progress } from '../progress.ts';

/** Context of every stage. */
export interface SeedContext {
  readonly nova: FoundNova;
  readonly world: World;
  /** Users by index. */
  readonly people: readonly Person[];
  readonly journal: Journal;
  readonly progress: Progress;
  /** Returns the journal ID of a step of this generation. */
  readonly name: (action: string) => string;
}

/**
 * Number of users who act concurrently: enough to keep two cores busy, and few enough to leave capacity for
 * others.
 */
export const AT_ONCE = 6;

/** Formats a number with its noun. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
