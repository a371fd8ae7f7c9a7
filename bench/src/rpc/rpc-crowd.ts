// Clients with an open WebSocket on `/rpc`. `rpc-connections.ts` starts this process and stops it.
import { WebSocket } from 'ws';

/** Sockets from one address; the gateway allows at most 32. */
const SOCKETS_PER_ADDRESS = 25;
/** Milliseconds between two requests of a client: the polling interval of viem and ethers. */
const POLLING_MS = 4_000;

const [url = '', count = '1', isSubscribed = 'false'] = process.argv.slice(2);
const counts = { requests: 0, answers: 0, errors: 0, heads: 0, lost: 0 };

/** Returns a loopback address of its own for each group of sockets. Linux has them without configuration. */
const addressOf = (index: number): string => `127.0.1.${1 + Math.floor(index / SOCKETS_PER_ADDRESS)}`;

async function connect(index: number): Promise<void> {
  const socket = new WebSocket(url, { localAddress: addressOf(index), perMessageDeflate: false });
  const call = (method: string, params: unknown[]) => {
    counts.requests += 1;
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: counts.requests, method, params }));
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { method?: string; error?: unknown };
    if (message.method) counts.heads += 1;
    else counts.answers += 1;
    if (message.error) counts.errors += 1;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.once('close', () => (counts.lost += 1));
  if (isSubscribed === 'true') call('eth_subscribe', ['newHeads']);
  // The first request comes at a random time, so that clients do not ask in step.
  setTimeout(() => {
    call('eth_blockNumber', []);
    setInterval(() => call('eth_blockNumber', []), POLLING_MS);
  }, Math.random() * POLLING_MS);
}

for (let index = 0; index < Number(count); index++) await connect(index);
process.on('message', () => process.send?.(counts));
process.send?.('ready');
