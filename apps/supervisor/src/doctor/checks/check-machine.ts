import { readRelease } from '@nova/runtime/read-release';
import { type Finding, ok, warning } from '../finding.ts';

const TESTED = [20, 22, 24, 26];

/** Reports the version that is examined. */
export function checkRelease({ version, commit } = readRelease()): Finding[] {
  return [ok('nova', `Version ${version}${commit === null ? '' : `, commit ${commit.slice(0, 12)}`}.`)];
}

/** A much older Node.js never gets here, because the command itself rejects it. */
export function checkMachine(nodeVersion = process.versions.node): Finding[] {
  const major = Number(nodeVersion.split('.')[0]);
  if (TESTED.includes(major)) return [ok('node.js', `Node ${nodeVersion}.`)];
  return [
    warning(
      'node.js',
      `Node ${nodeVersion} is not one of the versions that Nova supports (${TESTED.join(', ')}).`,
      'Install Node 24.',
    ),
  ];
}
