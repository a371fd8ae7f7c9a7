import { countTwoAttempts, countsOf, listFailedFiles, readVitest } from './read-counts.mjs';
import { runStep } from './run-step.mjs';

/** More files than this do not fail by coincidence. */
const REPEATED_FILES_MAX = 10;

/**
 * Runs unit tests. Files that fail get a second attempt in new processes, when the machine is less busy and nothing
 * of the first attempt remains.
 * @param {{ cwd: string, files?: string[], options?: string[], env?: NodeJS.ProcessEnv }} run all files by default
 */
export async function runUnitTests(title, { cwd, files = [], options = [], env }) {
  const run = (name, paths) =>
    runStep(name, 'npx', ['--no-install', 'vitest', 'run', ...options, ...paths], { cwd, env });
  const first = await run(title, files);
  const failedFiles = first.code === 0 ? [] : listFailedFiles(first.output);
  if (failedFiles.length === 0 || failedFiles.length > REPEATED_FILES_MAX) {
    return { counts: countsOf(readVitest, first), output: first.output, seconds: first.seconds };
  }
  const second = await run(`${title}, second attempt`, failedFiles);
  return {
    counts: countTwoAttempts(first, second, failedFiles.length),
    output: first.output + second.output,
    seconds: first.seconds + second.seconds,
  };
}
