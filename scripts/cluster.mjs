// `npm run cluster`: runs Nova on four validators, two apis and two workers on this machine. Needs Go once,
// to build the validators.
import './lib/require-node.mjs';

const { spawn } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { buildEngine, findGo } = await import('./lib/build-engines.mjs');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');

await ensureDependencies(root);
if (findGo() === null) {
  console.error('Building the validators requires Go. Install it from https://go.dev/dl/ and try again.');
  process.exit(1);
}
const built = await buildEngine(root, 'nova-cometbft');
if (built !== 'built') {
  console.error(
    built === 'no modules'
      ? 'The validators cannot be built because the Go module proxy does not return their modules. Check your connection and try again.'
      : 'The validators cannot be built. See the compiler output above.',
  );
  process.exit(1);
}
const child = spawn(process.execPath, ['--import', 'tsx', 'bench/src/cluster/cluster.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
