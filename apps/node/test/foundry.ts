import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Returns the path of the binary itself: npm's wrapper would require an install script. */
export function foundryBinary(tool: 'anvil' | 'cast' | 'forge'): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  return require.resolve(`@foundry-rs/${tool}-${process.platform}-${architecture}/bin/${tool}`);
}

/** Returns the tool's output. Rejects with its error output. */
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
