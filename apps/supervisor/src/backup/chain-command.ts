import { ConfigurationError } from '@nova/runtime/parse-env';
import { runArguments } from '@nova/runtime/run-source';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { systemEnv, type Env } from '../env.ts';

/**
 * Runs a command of the node until it exits and forwards its progress.
 * @throws ConfigurationError with the command's last output line.
 */
export async function runChainCommand(
  root: string,
  env: Env,
  args: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  const entry = path.join(root, 'apps/node/src/main.ts');
  const child = spawn(process.execPath, [...runArguments(entry), ...args], {
    env: {
      ...systemEnv(),
      NOVA_DATA_DIR: env.NOVA_DATA_DIR,
      ...(env.ARCHIVE === undefined ? {} : { ARCHIVE: env.ARCHIVE }),
      ...(env.STATE_KEEP_BLOCKS === undefined ? {} : { STATE_KEEP_BLOCKS: String(env.STATE_KEEP_BLOCKS) }),
    },
    // The channel ends the command when this process is killed, before the next one opens the same folder.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let last = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) report((last = line));
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ConfigurationError(last || `The chain's ${args[0]} ended with code ${code}.`);
}
