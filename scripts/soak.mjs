// `npm run test:soak`: the long tier, hours instead of minutes. Closes on totals and times for docs/benchmarks.md.
// `npm run test:soak -- node` runs the named parts only.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(root);
const { runStep } = await import('./lib/run-step.mjs');

const SOAK = { NOVA_SOAK: '1' };
const vitest = (...paths) => ['npx', ['--no-install', 'vitest', 'run', ...paths]];
const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
const readVitest = (output) => ({
  passed: Number(/^\s*Tests\s.*?(\d+) passed/m.exec(output)?.[1] ?? 0),
  failed: Number(/^\s*Tests\s.*?(\d+) failed/m.exec(output)?.[1] ?? 0),
});
const readForge = (output) => ({
  passed: sum(output, /Suite result: \w+\.? (\d+) passed/g),
  failed: sum(output, /Suite result: .*?(\d+) failed/g),
});

/** 50 kills, 50,000 random transactions beside the library, ten times the fuzz; then the stack under kills. */
const PARTS = {
  node: { command: vitest('apps/node'), read: readVitest },
  worker: { command: vitest('apps/worker'), read: readVitest },
  oracle: { command: vitest('packages/testing/src/index-oracle.test.ts'), read: readVitest },
  presale: { command: vitest('apps/api/src/features/presale'), read: readVitest },
  gateway: { command: vitest('apps/api/src/features/rpc'), read: readVitest },
  contracts: { command: ['npm', ['run', 'test:soak', '-w', '@nova/contracts']], read: readForge },
  sources: { command: vitest('contracts/scripts/verification-input.test.ts'), read: readVitest },
  stack: { command: vitest('e2e/stack'), read: readVitest, times: 5 },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const totals = [];
for (const [name, { command, read, times = 1 }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const total = { name, passed: 0, failed: 0, seconds: 0 };
  totals.push(total);
  for (let round = 1; round <= times; round++) {
    const title = times === 1 ? name : `${name}, round ${round} of ${times}`;
    const { code, output, seconds } = await runStep(title, command[0], command[1], { cwd: root, env: SOAK });
    const counts = read(output);
    // an ending without figures is a failure
    if (code !== 0 || counts.passed === 0) counts.failed = Math.max(1, counts.failed);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.seconds += seconds;
  }
}

console.log('\n| part | passed | failed | minutes |\n|---|---:|---:|---:|');
for (const { name, passed, failed, seconds } of totals) {
  console.log(`| ${name} | ${passed} | ${failed} | ${(seconds / 60).toFixed(1)} |`);
}
const add = (key) => totals.reduce((total, part) => total + part[key], 0);
console.log(`\n${add('passed')} passed, ${add('failed')} failed, ${(add('seconds') / 60).toFixed(1)} min`);
process.exit(add('failed') === 0 ? 0 : 1);
