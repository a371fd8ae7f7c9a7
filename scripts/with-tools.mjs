// `node scripts/with-tools.mjs [--browser] <command> …`: runs a command that needs the tools of development, which
// `npm start` does not install; with --browser, with NOVA_BROWSER set, for benchmarks and screenshots.
import './lib/require-node.mjs';

const { spawnSync } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureDependencies(root);
const needsBrowser = process.argv[2] === '--browser';
const [command, ...args] = process.argv.slice(needsBrowser ? 3 : 2);
const env = { ...process.env };
if (needsBrowser) {
  const { ensureBrowser } = await import('./lib/ensure-browser.mjs');
  const browser = await ensureBrowser(root);
  if (browser) env.NOVA_BROWSER = browser;
}
// `npm run` has put the installed commands on the path.
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
