// `npm run backup -- <folder>`: backs up a running or stopped Nova to a folder.
//   npm run backup -- <new folder>
//   npm run backup -- --into <folder of backups> [--to <public key>]… [--keep 7,4,12]
//   npm run backup -- --new-key <file>
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runBackupCommand } = await import('../apps/supervisor/src/backup/command.ts');
process.exit(await runBackupCommand('backup', process.argv.slice(2)));
