// `npm run seed`.
import './lib/require-node.mjs';

const { fileURLToPath } = await import('node:url');
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
await ensureDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
const { runSeedCommand } = await import('../apps/seed/src/command.ts');

const stop = new AbortController();
process.on('SIGINT', () => {
  // Pressed again: at once.
  if (stop.signal.aborted) process.exit(130);
  process.stdout.write('\n  Stopping after what is under way …\n');
  stop.abort();
});
process.on('SIGTERM', () => stop.abort());
const { stdout } = process;
process.exit(
  await runSeedCommand(process.argv.slice(2), {
    write: (text) => stdout.write(text),
    isTerminal: stdout.isTTY,
    signal: stop.signal,
  }),
);
