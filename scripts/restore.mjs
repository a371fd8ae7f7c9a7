// `npm run restore -- <folder>`: restores a backup.
import './lib/require-node.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runBackupCommand } = await import('../apps/supervisor/src/backup/command.ts');
process.exit(await runBackupCommand('restore', process.argv.slice(2)));
