// `npm run build`: creates build/nova, a folder that runs with Node.js and production dependencies only.
// `npm run build -- <folder>` creates another one.
import './lib/require-node.mjs';
import './lib/help.mjs';

const { fileURLToPath } = await import('node:url');
const path = await import('node:path');
const { prepareCommand } = await import('./lib/prepare-command.mjs');
const root = await prepareCommand({ needsTools: true });
const { buildRelease } = await import('./release/build-release.mjs');
const target = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../build/nova', import.meta.url)));
await buildRelease(root, target);
