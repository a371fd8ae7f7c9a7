import { DEMO_CELLS, type DemoKey } from './demo-cells.ts';

/**
 * `collecting`: cells are being clicked; `mining`: all
 * are, and the block is made; `added`: it is in the chain.
 */
export type DemoPhase = 'collecting' | 'mining' | 'added';

export interface DemoState {
  readonly phase: DemoPhase;
  /** Height of the current block; all below it are verified. */
  readonly number: number;
  readonly pressed: readonly DemoKey[];
}

/** The practice chain starts with five blocks. */
export const DEMO_START: DemoState = { phase: 'collecting', number: 6, pressed: [] };
/** Number of blocks shown, including the current one. */
export const DEMO_SHOWN = 6;

export type DemoStep =
  | { readonly type: 'click'; readonly key: DemoKey }
  | { readonly type: 'mined' }
  | { readonly type: 'next' };

/** Applies a click or the end of mining; a step that does not suit the phase changes nothing. */
export function stepDemo(state: DemoState, step: DemoStep): DemoState {
  const { phase, pressed, number } = state;
  if (step.type === 'mined') return phase === 'mining' ? { ...state, phase: 'added' } : state;
  if (step.type === 'next')
    return phase === 'added' ? { phase: 'collecting', number: number + 1, pressed: [] } : state;
  if (phase !== 'collecting' || pressed.includes(step.key)) return state;
  const all = [...pressed, step.key];
  return { ...state, pressed: all, phase: all.length === DEMO_CELLS.length ? 'mining' : 'collecting' };
}

/** Energy collected so far. */
export function levelOf({ pressed }: DemoState): number {
  return DEMO_CELLS.filter(({ key }) => pressed.includes(key)).reduce((sum, { points }) => sum + points, 0);
}

/** Returns the blocks shown, oldest first; the last one is verified once it is added. */
export function shownBlocks({ number, phase }: DemoState): { number: number; isVerified: boolean }[] {
  return Array.from({ length: DEMO_SHOWN }, (_, index) => {
    const height = number - DEMO_SHOWN + 1 + index;
    return { number: height, isVerified: height < number || phase === 'added' };
  });
}
