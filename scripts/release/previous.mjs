import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../lib/run-step.mjs';

/**
 * Commit of 0.1.0, the first that builds a release. Once tags exist, the newest one is the previous release.
 */
const FIRST_RELEASE = '8d086e82d49fb4f3163d93c1010522e1603079a1';

/**
 * Builds the previous version from the history of the checkout.
 * @param {string} root Root of the checkout.
 * @param {string} work An empty folder.
 * @returns {Promise<{ name: string, checkout: string, release: string } | null>} Null without history.
 */
export async function buildPrevious(root, work) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const name = findPrevious(git);
  if (name === null) return null;
  const checkout = path.join(work, 'checkout');
  const release = path.join(work, 'release');
  git('clone', '--quiet', '--no-checkout', root, checkout);
  git('-C', checkout, 'checkout', '--quiet', name);
  const { code } = await runStep(
    `release of the previous version (${name.slice(0, 12)})`,
    process.execPath,
    ['scripts/build.mjs', release],
    { cwd: checkout, isQuiet: true },
  );
  if (code !== 0 || !existsSync(release)) throw new Error(`The release of ${name} could not be built.`);
  return { name, checkout, release };
}

/**
 * Returns the newest tag `v…` before this commit, or the first release if there is none; null without
 * history.
 */
function findPrevious(git) {
  try {
    const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
    const here = new Set(git('tag', '--points-at', 'HEAD').split('\n'));
    const before = tags.find((tag) => tag !== '' && !here.has(tag));
    if (before !== undefined) return before;
    git('merge-base', '--is-ancestor', FIRST_RELEASE, 'HEAD');
    return FIRST_RELEASE;
  } catch {
    return null;
  }
}
