// `npm run cluster`: runs Nova on four validators, two apis, two workers, PostgreSQL with a replica, MinIO and
// nginx on this machine. Needs Go once, to build the validators and MinIO.
// `npm run test:outages` (`--outages`) causes random outages in one instead.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { spawn } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { buildClusterEngines } = await import('./lib/build-engines.mjs');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { ensureClusterPrograms } = await import('./lib/install-package.mjs');

await ensureDependencies(root);
await ensureClusterPrograms();
const problem = await buildClusterEngines(root);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
const entry = process.argv.includes('--outages')
  ? 'bench/src/cluster/outages/main.ts'
  : 'bench/src/cluster/cluster.ts';
const child = spawn(process.execPath, ['--import', 'tsx', entry], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
