// `npm run clients:build`: generates the partner clients from docs/openapi.json; with --check, only reports
// stale files.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { fileURLToPath } = await import('node:url');
const { loadTypeScript } = await import('./lib/prepare-command.mjs');
await loadTypeScript();
const { buildClients, findStaleFiles } = await import('./lib/build-clients.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--check')) {
  const stale = await findStaleFiles(root);
  for (const file of stale) console.error(`${file} is out of date: run npm run clients:build`);
  process.exit(stale.length === 0 ? 0 : 1);
}
await buildClients(root);
