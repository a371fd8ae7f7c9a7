import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * All processes of `npm start`, and the node's thread, which starts while they are still busy. The first is
 * the supervisor, which starts the others.
 */
const ENTRIES = [
  'apps/supervisor/src/main.ts',
  'apps/supervisor/src/postgres-guard.ts',
  'apps/node/src/main.ts',
  'apps/node/src/rpc/calls/call-thread.ts',
  'apps/signer/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/api/src/main.ts',
];
/** Folders with the sources of the processes. */
const SOURCES = [
  'packages',
  'contracts/scripts',
  'apps/api',
  'apps/node',
  'apps/signer',
  'apps/supervisor',
  'apps/worker',
  'scripts/lib',
];
/**
 * Libraries of many small modules without files of their own (WebAssembly, native code, threads), whose
 * modules are compiled into the processes. All others are loaded from their packages.
 */
const INLINED = [
  '@asteasolutions',
  '@bitauth/libauth',
  '@ethereumjs',
  '@hono',
  '@noble',
  '@nova',
  '@scure',
  'abitype',
  'age-encryption',
  'drizzle-orm',
  'hono',
  'isows',
  'jose',
  'lru-cache',
  'ox',
  'stripe',
  'viem',
  'zod',
];
const CACHE = 'node_modules/.cache/nova-processes';
/** Older results stay for a running Nova, which restarts its processes from them. */
const RETAINED_RESULTS = 3;

/**
 * Compiles the processes of a checkout to JavaScript, unless that was done since their sources changed.
 * Node.js then loads a few files instead of two thousand, each of which has to pass the TypeScript loader;
 * this takes seconds of CPU time from every start.
 * @param {string} folderOfRoot Root of the checkout, whose dependencies are installed.
 * @returns {Promise<string | null>} The compiled supervisor, or null if this user may not write to the
 *   checkout.
 */
export async function compileProcesses(folderOfRoot) {
  const root = path.resolve(folderOfRoot);
  const cache = path.join(root, CACHE);
  const folder = path.join(cache, fingerprintOf(root));
  const supervisor = path.join(folder, toCompiled(ENTRIES[0]));
  if (existsSync(supervisor)) return supervisor;
  const draft = `${folder}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return null;
    throw error;
  }
  try {
    await compile(root, { folder: draft, finalFolder: folder });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  publish(draft, folder);
  removeOldResults(cache);
  return supervisor;
}

const toCompiled = (source) => source.replace(/\.ts$/, '.js');

/** Identifies the sources by size and time of change, because reading them all would take longer. */
function fingerprintOf(root) {
  const hash = createHash('sha256')
    .update(`${root} ${process.version} ${process.platform} ${process.arch}\n`)
    .update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(full);
    return /(?<!\.test)\.(ts|mjs|json)$/.test(entry.name) ? [full] : [];
  });

async function compile(root, { folder, finalFolder }) {
  const { build, stop } = await import('esbuild');
  const options = {
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: folder,
    outbase: root,
    bundle: true,
    // Modules that are imported on demand stay files of their own.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    // Only the conditions and fields that Node.js itself reads.
    conditions: [],
    mainFields: ['main'],
    keepNames: true,
    logLevel: 'silent',
    define: { COMPILED_PROCESSES: JSON.stringify(finalFolder), COMPILED_FROM: JSON.stringify(root) },
    plugins: [keepLibraries, keepLocations(root)],
  };
  // Its process would otherwise live as long as Nova.
  await build(options).finally(stop);
}

/** Leaves libraries in their packages, found from the module that imports them. */
const keepLibraries = {
  name: 'keep-libraries',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...importer }) => {
      if (pluginData === keepLibraries || isInlined(name)) return null;
      const { resolveDir, kind } = importer;
      const found = await build.resolve(name, { resolveDir, kind, pluginData: keepLibraries });
      if (found.errors.length > 0 || found.external) return { path: name, external: true };
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

const isInlined = (name) => INLINED.some((inlined) => name === inlined || name.startsWith(`${inlined}/`));

/** Lets each of our modules find the files beside its source, as if it ran from there. */
const keepLocations = (root) => ({
  name: 'keep-locations',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (path.relative(root, file).includes('node_modules')) return null;
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.url')) return null;
      const location = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', location), loader: 'ts' };
    });
  },
});

/** Another start may have compiled the same sources meanwhile; its result is as good. */
function publish(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOldResults(cache) {
  const newestFirst = readdirSync(cache)
    .map((name) => path.join(cache, name))
    .map((folder) => ({ folder, time: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.time - a.time);
  for (const { folder } of newestFirst.slice(RETAINED_RESULTS))
    rmSync(folder, { recursive: true, force: true });
}
