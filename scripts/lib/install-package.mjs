import { execFileSync } from 'node:child_process';
import { runStep } from './run-step.mjs';

/**
 * Installs a package of Debian where that is possible: with apt-get, as root.
 * @param title what the package is for, printed while it is installed.
 * @returns Whether it was installed.
 */
export async function installPackage(title, name) {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) return false;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true };
  await runStep('package list', 'apt-get', ['update', '-qq'], options);
  const { code } = await runStep(title, 'apt-get', ['install', '-y', '-qq', name], options);
  return code === 0;
}

/** Installs the programs around the parts of a cluster, where they are missing and can be installed. */
export async function ensureClusterPrograms() {
  if (!hasProgram('nginx')) await installPackage('nginx', 'nginx-light');
  if (process.platform === 'linux' && !hasProgram('ip')) await installPackage('network', 'iproute2');
}

function hasProgram(name) {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
