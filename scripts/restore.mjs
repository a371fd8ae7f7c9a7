// `npm run restore -- <folder>`: restores a backup.
//   npm run restore -- <folder>
//   npm run restore -- <file.age> --identity <file of the secret key>
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runBackupCommand } = await import('../apps/supervisor/src/backup/command.ts');
process.exit(await runBackupCommand('restore', process.argv.slice(2)));
