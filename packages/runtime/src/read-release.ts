import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which Nova this is. */
export interface Release {
  /** Of the root's package.json, by semantic versioning. */
  readonly version: string;
  /** The full hash of the git commit; null where the code came without git and without a build's note. */
  readonly commit: string | null;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GIT_TIMEOUT_MS = 2_000;
let release: Release | undefined;

/** Reads version and commit once. A production build notes its commit in `release.json`, as it comes without git. */
export function readRelease(root = ROOT): Release {
  if (release === undefined || root !== ROOT) {
    const found = { version: readVersion(root), commit: readNotedCommit(root) ?? askGit(root) };
    if (root !== ROOT) return found;
    release = found;
  }
  return release;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

const readVersion = (root: string) => readJson(`${root}package.json`)['version'] ?? '0.0.0';

const readNotedCommit = (root: string) =>
  existsSync(`${root}release.json`) ? (readJson(`${root}release.json`)['commit'] ?? null) : null;

function askGit(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      timeout: GIT_TIMEOUT_MS,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
