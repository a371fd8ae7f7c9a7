import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runStep } from './run-step.mjs';

/** Programs by their folder in `engines`, with the target to build. */
export const ENGINE_PROGRAMS = {
  geth: { folder: 'geth', target: 'github.com/ethereum/go-ethereum/cmd/geth' },
  minio: { folder: 'minio', target: 'github.com/minio/minio' },
  'nova-cometbft': { folder: 'cometbft', target: '.' },
};

const FETCH_SECONDS = 300;
const BUILD_SECONDS = 1_200;

/** Adds a timeout if the system has `timeout`, so that no proxy or compiler blocks a run. */
const bounded = (seconds, command) =>
  process.platform === 'linux' ? ['timeout', String(seconds), ...command] : command;

/** Returns the version of Go on this machine, or null if it is not installed. */
export function findGo() {
  try {
    return execFileSync('go', ['version'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/**
 * Builds one engine into `engines/build`, with all its modules from Go's module proxy or its cache.
 * @returns {Promise<'built' | 'no modules' | 'broken'>}
 */
export async function buildEngine(root, name) {
  const { folder, target } = ENGINE_PROGRAMS[name];
  const cwd = path.join(root, 'engines', folder);
  // Modules come only from the proxy, because a machine that cannot reach it cannot reach the repositories
  // either.
  const proxy = (process.env.GOPROXY ?? 'https://proxy.golang.org').replace(/,?direct$/, '');
  const env = { GOFLAGS: '-buildvcs=false', ...(proxy === '' ? {} : { GOPROXY: proxy }) };
  const [fetch, ...fetchArgs] = bounded(FETCH_SECONDS, ['go', 'mod', 'download']);
  const modules = await runStep(`modules of ${name}`, fetch, fetchArgs, { cwd, env, isQuiet: true });
  if (modules.code !== 0) return 'no modules';
  const out = path.join(root, 'engines', 'build', name);
  const [build, ...buildArgs] = bounded(BUILD_SECONDS, ['go', 'build', '-o', out, target]);
  const built = await runStep(`build of ${name}`, build, buildArgs, { cwd, env });
  return built.code === 0 ? 'built' : 'broken';
}

/**
 * Builds the validators and MinIO.
 * @returns {Promise<string | null>} why they are missing, and what to do
 */
export async function buildClusterEngines(root) {
  if (findGo() === null)
    return 'Building the validators and MinIO requires Go. Install it from https://go.dev/dl/ and try again.';
  for (const [name, what] of [
    ['nova-cometbft', 'The validators'],
    ['minio', 'MinIO'],
  ]) {
    const built = await buildEngine(root, name);
    if (built === 'no modules')
      return `${what} cannot be built because the Go module proxy does not return their modules. Check your connection and try again.`;
    if (built === 'broken') return `${what} cannot be built. See the compiler output above.`;
  }
  return null;
}
