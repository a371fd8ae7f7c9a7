// `npm run test:soak`: runs the long tests, which take hours. Ends with totals and times for
// docs/benchmarks.md. `npm run test:soak -- node` runs only the named parts.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
const { countsOf, readForge, readPlaywright, readVitest } = await import('./lib/read-counts.mjs');
const { runStep } = await import('./lib/run-step.mjs');

const vitest = (...paths) => ['npx', ['--no-install', 'vitest', 'run', ...paths]];

/**
 * 50 kills, 50,000 random transactions compared with the reference library, ten times the fuzzing; then the
 * stack under kills, ten minutes of attacks, and the long browser tests.
 */
const PARTS = {
  node: { command: vitest('apps/node'), read: readVitest },
  worker: { command: vitest('apps/worker'), read: readVitest },
  oracle: { command: vitest('packages/testing/src/chain/index-oracle.test.ts'), read: readVitest },
  energy: { command: vitest('apps/api/src/features/energy'), read: readVitest },
  presale: { command: vitest('apps/api/src/features/presale'), read: readVitest },
  gateway: { command: vitest('apps/api/src/features/rpc'), read: readVitest },
  contracts: { command: ['npm', ['run', 'test:soak', '-w', '@nova/contracts']], read: readForge },
  sources: { command: vitest('contracts/scripts/verification-input.test.ts'), read: readVitest },
  stack: { command: vitest('e2e/stack', '--exclude', '**/under-attack.test.ts'), read: readVitest, times: 5 },
  attack: { command: vitest('e2e/stack/under-attack.test.ts'), read: readVitest },
  browser: { command: ['npm', ['test', '--silent', '-w', '@nova/e2e']], read: readPlaywright },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Available parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const browser = await ensureBrowser(root);
const SOAK = { NOVA_SOAK: '1', ...(browser ? { NOVA_BROWSER: browser } : {}) };
const totals = [];
for (const [name, { command, read, times = 1 }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const total = { name, passed: 0, failed: 0, seconds: 0 };
  totals.push(total);
  for (let round = 1; round <= times; round++) {
    const title = times === 1 ? name : `${name}, round ${round} of ${times}`;
    const result = await runStep(title, command[0], command[1], { cwd: root, env: SOAK });
    const counts = countsOf(read, result);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.seconds += result.seconds;
  }
}

console.log('\n| part | passed | failed | minutes |\n|---|---:|---:|---:|');
for (const { name, passed, failed, seconds } of totals) {
  console.log(`| ${name} | ${passed} | ${failed} | ${(seconds / 60).toFixed(1)} |`);
}
const add = (key) => totals.reduce((total, part) => total + part[key], 0);
console.log(`\n${add('passed')} passed, ${add('failed')} failed, ${(add('seconds') / 60).toFixed(1)} min`);
process.exit(add('failed') === 0 ? 0 : 1);
