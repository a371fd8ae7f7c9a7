import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Identity of this Nova release. */
export interface Release {
  /** Semantic version from the root's package.json. */
  readonly version: string;
  /** The full hash of the git commit; null if neither git nor a build record is available. */
  readonly commit: string | null;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GIT_TIMEOUT_MS = 2_000;
let release: Release | undefined;

/**
 * Reads version and commit once. A production build has no git, so it records its commit in `release.json`.
 */
export function readRelease(root = ROOT): Release {
  if (release === undefined || root !== ROOT) {
    const found = { version: readVersion(root), commit: readNotedCommit(root) ?? readGitCommit(root) };
    if (root !== ROOT) return found;
    release = found;
  }
  return release;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

const readVersion = (root: string) => readJson(`${root}package.json`)['version'] ?? '0.0.0';

const readNotedCommit = (root: string) =>
  existsSync(`${root}release.json`) ? (readJson(`${root}release.json`)['commit'] ?? null) : null;

function readGitCommit(root: string): string | null {
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
