// `npm run seed`: fills a running development instance with demo data.
//   npm run seed -- [origin] [--people 40] [--seed 1]
import './lib/require-node.mjs';
import './lib/help.mjs';

const { prepareCommand } = await import('./lib/prepare-command.mjs');
await prepareCommand();
const { runSeedCommand } = await import('../apps/seed/src/command.ts');

const stop = new AbortController();
process.on('SIGINT', () => {
  // A second Ctrl-C exits immediately.
  if (stop.signal.aborted) process.exit(130);
  process.stdout.write('\n  Stopping after the current steps …\n');
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
