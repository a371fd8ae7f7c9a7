// `node scripts/with-browser.mjs <command> …`: runs it with NOVA_BROWSER set. Benches and pictures need a browser, as the journeys do.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/ensure-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = await ensureBrowser(root);
const { status } = spawnSync('npx', ['--no-install', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(browser ? { NOVA_BROWSER: browser } : {}) },
});
process.exit(status ?? 1);
