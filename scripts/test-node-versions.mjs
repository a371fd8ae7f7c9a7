// `npm run test:node-versions`: every supported version of Node starts a release and runs a selection of unit
// tests; unsupported ones are refused with a message. Versions that cannot be downloaded are listed.
// `npm run test:node-versions -- build/nova` uses an existing release instead of building one.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { mkdtemp, rm } = await import('node:fs/promises');
const os = await import('node:os');
const path = await import('node:path');
const { prepareCommand } = await import('./lib/prepare-command.mjs');
const root = await prepareCommand({ needsTools: true });
const { findNodeBinary } = await import('./lib/node-binary.mjs');
const { readVitest } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');
const { buildRelease } = await import('./release/build-release.mjs');
const { creditAction } = await import('./release/credit-action.mjs');
const { runOnce, startRelease } = await import('./release/run-release.mjs');
const { findFreePort } = await import('../packages/db/src/embedded/free-port.ts');

/**
 * Oldest and newest version of each supported line; REFUSED includes the last versions of the lines between.
 */
const SUPPORTED = ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.0.0', '26.10.0'];
const REFUSED = ['20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.11.1', '25.9.0'];
/** Unit tests without a browser or compiler: rules, the environment, files, the embedded database. */
const UNITS = ['packages/shared', 'packages/runtime', 'packages/storage', 'packages/db/src/database.test.ts'];

const work = await mkdtemp(path.join(os.tmpdir(), 'nova-node-versions-'));
const rows = [];
try {
  for (const version of REFUSED) await note(version, checkRefused);
  const release = await findRelease();
  for (const version of SUPPORTED) await note(version, (node) => checkSupported(node, version, release));
} finally {
  await rm(work, { recursive: true, force: true });
}
console.log('\n| Node | result |\n|---|---|');
for (const { version, text } of rows) console.log(`| ${version} | ${text} |`);
const failed = rows.filter(({ isGood }) => !isGood).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function note(version, check) {
  const node = await findNodeBinary(root, version);
  const result =
    node === null
      ? { isGood: true, text: 'not tested: the package registry does not have it for this platform' }
      : await check(node, version);
  rows.push({ version, ...result });
  console.log(`  ${result.isGood ? '✓' : '✗'} Node ${version}: ${result.text}`);
}

/**
 * Checks that a version is refused. Every command checks the version first, so testing `start` is sufficient.
 */
async function checkRefused(node, version) {
  const env = { NOVA_DATA_DIR: path.join(work, 'refused') };
  const { code, output } = await runOnce(root, ['scripts/start.mjs'], env, node);
  const isGood = code === 78 && output.includes(`this is Node ${version}. Install Node 24 and try again.`);
  return {
    isGood,
    text: isGood ? 'rejected with an explanation' : `exited with code ${code}: ${output.slice(-500)}`,
  };
}

async function checkSupported(node, version, release) {
  const dataDir = path.join(work, version);
  const env = { PORT: String(await findFreePort()), NOVA_DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const nova = await startRelease(release, env, node);
  const points = nova.isReady ? await creditAction(nova.url) : null;
  await nova.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (points !== 5) {
    const text =
      points === null ? `does not start: ${nova.output().slice(-1_000)}` : `credits ${points} points`;
    return { isGood: false, text };
  }
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--project',
    'node',
    ...UNITS,
  ];
  const units = await runStep(`units on Node ${version}`, node, args, { cwd: root, isQuiet: true });
  const { passed, failed: broken } = readVitest(units.output);
  const isGood = units.code === 0 && passed > 0 && broken === 0;
  return { isGood, text: `a release starts and credits an action; ${passed} units pass, ${broken} fail` };
}

async function findRelease() {
  const requestedPath = process.argv[2];
  if (requestedPath !== undefined) return path.resolve(requestedPath);
  const target = path.join(work, 'release');
  await buildRelease(root, target);
  return target;
}
