import type { Puzzle, PuzzleProgress } from './solve.worker.ts';

/** Solves a puzzle in a web worker. Rejects with the signal's reason when aborted. */
export function solvePuzzle(
  puzzle: Puzzle,
  onProgress: (tries: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason as Error);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The puzzle could not be worked on.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleProgress>) => {
      onProgress(data.tries);
      if (data.solution === null) return;
      end();
      resolve(data.solution);
    });
    worker.postMessage(puzzle, []);
  });
}
