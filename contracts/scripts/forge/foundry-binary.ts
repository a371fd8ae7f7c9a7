import { createRequire } from 'node:module';

/**
 * Returns the path of forge or anvil for this machine. Their npm packages also contain a wrapper script,
 * but it exits with 0 when the program has failed, and killing it leaves the program running.
 */
export function findFoundryBinary(name: 'forge' | 'anvil'): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const packageName = `@foundry-rs/${name}-${process.platform}-${architecture}`;
  return createRequire(import.meta.url).resolve(`${packageName}/bin/${name}${suffix}`);
}
