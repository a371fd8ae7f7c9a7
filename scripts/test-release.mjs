// `npm run test:release`: builds a release into a temporary folder and starts it as a server would, once
// under its supervisor and once with separate processes as in compose.yaml, and checks that it works.
import './lib/require-node.mjs';

const { spawn } = await import('node:child_process');
const { mkdtemp, rm } = await import('node:fs/promises');
const { once } = await import('node:events');
const os = await import('node:os');
const path = await import('node:path');
const { prepareCommand } = await import('./lib/prepare-command.mjs');
const root = await prepareCommand();
const { buildRelease, sizeOf } = await import('./release/build-release.mjs');
const { findFreePort } = await import('../packages/db/src/embedded/start-postgres.ts');

const SIZE_MAX_BYTES = 350e6;
const START_MAX_MS = 120_000;
const work = await mkdtemp(path.join(os.tmpdir(), 'nova-release-'));
const release = path.join(work, 'nova');
const results = [];
const expectThat = (title, isTrue, detail = '') => {
  results.push(isTrue);
  console.log(`  ${isTrue ? '✓' : '✗'} ${title}${isTrue || detail === '' ? '' : `: ${detail}`}`);
};

let child;
let output = '';
try {
  await buildRelease(root, release);
  const bytes = sizeOf(release);
  expectThat('a release has less than 350 MB', bytes < SIZE_MAX_BYTES, `${Math.round(bytes / 1e6)} MB`);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // The checkout is out of reach: the release is in another folder and started from there.
  child = spawn(process.execPath, ['nova.mjs', 'start'], {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      NOVA_DATA_DIR: path.join(work, 'data'),
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const startedAt = Date.now();
  const isReady = await waitUntilReady(`${url}/readyz`, startedAt);
  expectThat('a release starts with node and production dependencies only', isReady, output.slice(-2_000));
  if (isReady) {
    const text = async (place) => (await fetch(url + place)).text();
    const { version, commit } = JSON.parse(await text('/api/v1/version'));
    expectThat(
      'it says version and commit',
      /^\d+\.\d+\.\d+$/.test(version) && /^[0-9a-f]{40}$/.test(commit ?? ''),
    );
    expectThat(
      'it serves prerendered pages in both languages',
      (await text('/')).includes('<h1') && (await text('/de')).includes('lang="de"'),
    );
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{ to: `0x${'0'.repeat(39)}4`, data: '0x1234' }],
    };
    const answer = await fetch(`${url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    });
    expectThat('a thread of its chain executes calls', (await answer.json()).result === '0x1234');
  }
  await end(child);
  const separate = await import('./release/run-separately.mjs');
  const { failure } = await separate.runSeparately(release, path.join(work, 'separate'));
  expectThat('its processes work each by itself, with two apis', failure === null, failure ?? '');
} finally {
  if (child !== undefined) await end(child);
  await rm(work, { recursive: true, force: true });
}
const failed = results.filter((isTrue) => !isTrue).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function end(process) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
}

async function waitUntilReady(url, startedAt) {
  while (Date.now() - startedAt < START_MAX_MS && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
