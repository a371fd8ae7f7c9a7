import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './run-step.mjs';

/**
 * Returns the program of one version of Node, from an npm package with nothing else; cached in `.nova`.
 * @param {string} root Root of the checkout.
 * @param {string} version Such as 24.21.0.
 * @returns {Promise<string | null>} Null if the registry has none for this machine.
 */
export async function findNodeBinary(root, version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(root, '.nova', 'node-versions', version);
  const file = path.join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await runStep(`Node ${version}`, 'npm', [...args, `${name}@${version}`], { cwd: folder, isQuiet: true });
  }
  return existsSync(file) ? file : null;
}
