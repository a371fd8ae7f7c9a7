import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The program itself: npm's wrapper would have to be run by an install script first. */
export function foundryBinary(tool: 'anvil' | 'cast' | 'forge'): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  return require.resolve(`@foundry-rs/${tool}-${process.platform}-${architecture}/bin/${tool}`);
}

/** What the tool prints. Rejects with what it complains of. */
export async function runFoundry(tool: 'cast' | 'forge', args: string[], cwd?: string): Promise<string> {
  const environment = {
    PATH: '/usr/bin:/bin',
    HOME: cwd,
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
    NO_COLOR: '1',
  };
  const { stdout } = await run(foundryBinary(tool), args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...environment, PATH: `${process.execPath.replace(/\/[^/]*$/, '')}:${environment.PATH}` },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout.trim();
}
