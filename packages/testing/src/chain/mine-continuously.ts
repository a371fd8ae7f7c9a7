import type { TestMainnet } from './test-mainnet.ts';

const PAUSE_MS = 200;

/** Mines a block every 200 ms until the returned function is called. */
export function mineContinuously(mainnet: Pick<TestMainnet, 'mine'>): () => Promise<void> {
  const stop = new AbortController();
  const mining = (async () => {
    while (!stop.signal.aborted) {
      await mainnet.mine(1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return () => {
    stop.abort();
    return mining;
  };
}
