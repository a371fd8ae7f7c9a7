// `npm run solc:list`: writes the list of compilers for contract verification from the registry that npm is
// configured with. Each release since 0.4.11, the first with standard JSON, is downloaded once, checked
// against its integrity hash and started, because only the compiler itself knows its commit.
import '../lib/require-node.mjs';
import '../lib/no-arguments.mjs';

const { execFile } = await import('node:child_process');
const { mkdtemp, readFile, rm, writeFile } = await import('node:fs/promises');
const os = await import('node:os');
const path = await import('node:path');
const { promisify } = await import('node:util');
const run = promisify(execFile);
const { prepareCommand } = await import('../lib/prepare-command.mjs');
const root = await prepareCommand();
const { checkTarball, readSoljson } =
  await import('../../apps/worker/src/features/contract/compilers/solc-tarball.ts');

const LIST = path.join(root, 'packages/shared/src/contract/compiler-list.ts');
const OUTPUT_MAX_BYTES = 10 * 2 ** 20;
/** Loads soljson.js in a process of its own, because each one stays in memory. */
const PRINT_VERSION = `
  const soljson = require(process.argv[1]);
  process.stdout.write(require('solc/wrapper')(soljson).version());
  process.exit(0);`;

const known = await readList();
const released = await readReleases();
const lines = [];
for (const release of released) {
  const line = known.get(release.integrity) ?? (await describe(release));
  if (line !== null) lines.push(line);
}
await writeFile(LIST, toSource(lines));
console.log(`${lines.length} compilers are in ${path.relative(root, LIST)}. Commit it.`);

async function readReleases() {
  // Some packages contained another release at first. Their correction counts as a prerelease, which a range
  // only covers if it is named.
  const corrected = (await view('solc', 'versions')).filter((version) => version.endsWith('-fixed'));
  const range = ['>=0.4.11', ...corrected].join(' || ');
  const byVersion = new Map();
  for (const { version: packageVersion, 'dist.integrity': integrity } of await view(
    `solc@${range}`,
    'version',
    'dist.integrity',
  )) {
    const [, version, suffix] = /^(\d+\.\d+\.\d+)(-fixed)?$/.exec(packageVersion) ?? [];
    if (version && (suffix || !byVersion.has(version)))
      byVersion.set(version, { version, packageVersion, integrity });
  }
  return [...byVersion.values()].sort(newestFirst);
}

async function view(...args) {
  const { stdout } = await run('npm', ['view', ...args, '--json', '--prefer-online'], {
    cwd: root,
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  return JSON.parse(stdout);
}

async function describe({ version, packageVersion, integrity }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nova-solc-'));
  try {
    await run('npm', ['pack', `solc@${packageVersion}`, '--pack-destination', folder, '--silent'], {
      cwd: folder,
    });
    const tarball = await readFile(path.join(folder, `solc-${packageVersion}.tgz`));
    checkTarball(tarball, integrity);
    const file = path.join(folder, 'soljson.js');
    await writeFile(file, await readSoljson(tarball));
    const { stdout } = await run(process.execPath, ['--eval', PRINT_VERSION, file], { cwd: root });
    const [, longVersion, stated] = /^((\d+\.\d+\.\d+)\+commit\.[0-9a-f]{8})/.exec(stdout) ?? [];
    if (!longVersion || stated !== version) {
      console.log(`${packageVersion} is left out: its package contains ${stdout}.`);
      return null;
    }
    console.log(longVersion);
    return `${longVersion} ${packageVersion} ${integrity}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readList() {
  const text = await readFile(LIST, 'utf8').catch(() => '');
  const rows = text.matchAll(/^\d\S+ \S+ (sha512-\S+)$/gm);
  return new Map([...rows].map(([line, integrity]) => [integrity, line]));
}

function toSource(rows) {
  return `// Written by \`npm run solc:list\`.

/**
 * Every release of npm's \`solc\` since 0.4.11, newest first: the version as the compiler states it, that of
 * its package, and the integrity hash of the package.
 */
export const COMPILER_LIST = \`
${rows.join('\n')}
\`;
`;
}

function newestFirst(one, other) {
  const [a, b] = [one, other].map(({ version }) => version.split('.').map(Number));
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}
