// `npm run backup -- <folder>`: backs up a running or stopped Nova to a folder.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runBackupCommand } = await import('../apps/supervisor/src/backup/command.ts');
process.exit(await runBackupCommand('backup', process.argv.slice(2)));
