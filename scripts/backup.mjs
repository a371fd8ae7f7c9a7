// `npm run backup -- <folder>`.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
const { runBackupCommand } = await import('../apps/supervisor/src/backup/command.ts');
process.exit(await runBackupCommand('backup', process.argv.slice(2)));
