// `npm run test:release`: builds a release into a temporary folder, starts it as a server would, once under
// its supervisor and once as separate processes like compose.yaml, and checks it. Then upgrades to it from
// the previous version.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { mkdtemp, rm } = await import('node:fs/promises');
const os = await import('node:os');
const path = await import('node:path');
const { prepareCommand } = await import('./lib/prepare-command.mjs');
const root = await prepareCommand({ needsTools: true });
const { buildRelease, sizeOf } = await import('./release/build-release.mjs');
const { startRelease } = await import('./release/run-release.mjs');
const { findFreePort } = await import('../packages/db/src/embedded/free-port.ts');

const SIZE_MAX_BYTES = 350e6;
const work = await mkdtemp(path.join(os.tmpdir(), 'nova-release-'));
const release = path.join(work, 'nova');
const results = [];
const expectThat = (title, isTrue, detail = '') => {
  results.push(isTrue);
  console.log(`  ${isTrue ? '✓' : '✗'} ${title}${isTrue || detail === '' ? '' : `: ${detail}`}`);
};

let nova;
try {
  await buildRelease(root, release);
  const bytes = sizeOf(release);
  expectThat('a release has less than 350 MB', bytes < SIZE_MAX_BYTES, `${Math.round(bytes / 1e6)} MB`);
  // The release must not depend on the checkout, so it is in another folder and started from there.
  nova = await startRelease(release, {
    PORT: String(await findFreePort()),
    NOVA_DATA_DIR: path.join(work, 'data'),
  });
  const { url, isReady } = nova;
  expectThat('a release starts with node and production dependencies only', isReady, nova.output());
  if (isReady) {
    const text = async (place) => (await fetch(url + place)).text();
    const { version, commit } = JSON.parse(await text('/api/v1/version'));
    expectThat(
      'it reports version and commit',
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
    expectThat('a call thread of its chain executes calls', (await answer.json()).result === '0x1234');
  }
  await nova.stop();
  const separate = await import('./release/run-separately.mjs');
  const { failure } = await separate.runSeparately(release, path.join(work, 'separate'));
  expectThat('its processes run separately, with two apis', failure === null, failure ?? '');
  const { runUpgrade } = await import('./release/run-upgrade.mjs');
  await runUpgrade({ root, release, work: path.join(work, 'upgrade') }, expectThat);
} finally {
  await nova?.stop();
  await rm(work, { recursive: true, force: true });
}
const failed = results.filter((isTrue) => !isTrue).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
