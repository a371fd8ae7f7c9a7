// `npm run test:faults`: runs the cluster, lets 20 people use it, and causes random faults (NOVA_ROUNDS, NOVA_SEED).
// Where Go, nginx or network namespaces are missing, it says so and succeeds.
import './lib/require-node.mjs';

const { spawn } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { buildClusterEngines } = await import('./lib/build-engines.mjs');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');

await ensureDependencies(root);
const problem = await buildClusterEngines(root);
if (problem !== null) {
  console.log(`No faults were caused. ${problem}`);
  process.exit(0);
}
const child = spawn(process.execPath, ['--import', 'tsx', 'bench/src/cluster/faults/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
