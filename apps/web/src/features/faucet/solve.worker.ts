import { solveSlice } from '@nova/shared/faucet/proof-of-work';

export interface Puzzle {
  readonly challenge: string;
  readonly address: string;
  readonly bits: number;
}
/** Number of attempts so far, and the solution once it is found. */
export interface PuzzleProgress {
  readonly tries: number;
  readonly solution: string | null;
}

const SLICE = 4_096;

// The worker can receive an abort message between two slices.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const run = (from: number) => {
    const solution = solveSlice(data.challenge, data.address, data.bits, from, SLICE);
    postMessage({ tries: from + SLICE, solution } satisfies PuzzleProgress);
    if (solution === null) setTimeout(run, 0, from + SLICE);
  };
  run(0);
});
