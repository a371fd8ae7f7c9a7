import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import path from 'node:path';
import { Stopped, Unreachable } from './endings.ts';
import { readEnv } from './env.ts';
import { fillWorld } from './fill-world.ts';
import { findNova, originOf } from './find-nova.ts';
import { Journal } from './journal.ts';
import { readOptions } from './options.ts';
import { Progress } from './progress.ts';

const EXIT_STOPPED = 130;

export interface SeedConsole {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Aborted to stop the command. */
  readonly signal: AbortSignal;
}

/** Runs `npm run seed`. @returns the exit code */
export async function runSeedCommand(
  args: readonly string[],
  { write, isTerminal, signal }: SeedConsole,
  source?: NodeJS.ProcessEnv,
): Promise<number> {
  const progress = new Progress(write, isTerminal);
  let journal: Journal | undefined;
  try {
    const options = readOptions(args);
    const env = readEnv(source);
    const nova = await findNova(options.origin ?? originOf(env), env, signal);
    // A chain with another genesis or another seed number is another world.
    const file = `${nova.genesisHash.slice(2, 18)}-${options.seed}.jsonl`;
    journal = new Journal(path.join(env.NOVA_DATA_DIR, 'seed', file), signal);
    await fillWorld(nova, { ...options, signal }, { journal, progress });
    return 0;
  } catch (error) {
    if (error instanceof Stopped || signal.aborted) {
      progress.reportProgress('\n  Stopped. Run npm run seed again to continue.');
      return EXIT_STOPPED;
    }
    const isExpected = error instanceof ConfigurationError || error instanceof Unreachable;
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    progress.reportProgress(
      `\n${text}${error instanceof Unreachable ? ' Run npm run seed again to continue.' : ''}\n`,
    );
    return error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1;
  } finally {
    journal?.close();
  }
}
