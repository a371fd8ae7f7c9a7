// `node scripts/with-browser.mjs <command> …`: runs a command with NOVA_BROWSER set. Benchmarks and
// screenshots need a browser, like the browser tests.
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
