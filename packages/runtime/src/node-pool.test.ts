import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NodeAddress } from './node-addresses.ts';
import { createNodePool, type NodePool, putAnsweringFirst } from './node-pool.ts';

const CHAIN_ID = 96969;
const CHECK_EVERY_MS = 20;
const logger = pino({ level: 'silent' });

/** A node with settable data; answers a batch in reverse order, as JSON-RPC allows. */
class TestNode {
  height = 100;
  chainId = CHAIN_ID;
  genesisHash = '0x01';
  isAway = false;
  readonly #server: Server = createServer((request, response) => {
    request.resume();
    if (this.isAway) {
      request.socket.destroy();
      return;
    }
    const results = [
      `0x${this.chainId.toString(16)}`,
      `0x${this.height.toString(16)}`,
      { hash: this.genesisHash },
    ];
    const answers = results.map((result, id) => ({ jsonrpc: '2.0', id, result })).toReversed();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get address(): NodeAddress {
    const { port } = this.#server.address() as AddressInfo;
    return { rpcUrl: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let first: TestNode;
let second: TestNode;
let pool: NodePool | undefined;
beforeEach(async () => {
  first = new TestNode();
  second = new TestNode();
  await Promise.all([first.start(), second.start()]);
});
afterEach(() => {
  pool?.close();
  first.close();
  second.close();
});

const open = () => {
  pool = createNodePool([first.address, second.address], {
    chainId: CHAIN_ID,
    logger,
    checkEveryMs: CHECK_EVERY_MS,
  });
  return pool;
};
const isUsed = (node: TestNode) =>
  vi.waitFor(() => expect(pool!.current).toEqual(node.address), { timeout: 5_000 });
/** Waits for several checks, of which none may change the node. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 10 * CHECK_EVERY_MS));

test('the first node is used until it does not answer, and the second stays in use when it is back', async () => {
  const changes: string[] = [];
  open().onChange(() => changes.push(pool!.current.rpcUrl));
  await rest();
  expect(pool!.current).toEqual(first.address);
  first.isAway = true;
  await isUsed(second);
  first.isAway = false;
  await rest();
  expect(pool!.current).toEqual(second.address);
  second.isAway = true;
  await isUsed(first);
  expect(changes).toEqual([second.address.rpcUrl, first.address.rpcUrl]);
});

test('a node that is up to five blocks behind is used, and one further behind is not', async () => {
  open();
  second.height = 105;
  await rest();
  expect(pool!.current).toEqual(first.address);
  second.height = 106;
  await isUsed(second);
});

test('a node that is too far behind replaces one that is away only when it has caught up', async () => {
  second.height = 94;
  open();
  await rest();
  first.isAway = true;
  await rest();
  expect(pool!.current).toEqual(first.address);
  second.height = 95;
  await isUsed(second);
});

test.each([
  ['chain ID', (node: TestNode) => (node.chainId = 1)],
  ['genesis block', (node: TestNode) => (node.genesisHash = '0x02')],
])('a node with another %s is never used', async (_, change) => {
  change(second);
  second.height = 1_000;
  open();
  await rest();
  first.isAway = true;
  await rest();
  expect(pool!.current).toEqual(first.address);
});

test('a single node is used without checks', () => {
  first.isAway = true;
  pool = createNodePool([first.address], { chainId: CHAIN_ID, logger });
  expect(pool.current).toEqual(first.address);
});

test('a start prefers the first node that answers', async () => {
  const addresses = [first.address, second.address];
  expect(await putAnsweringFirst(addresses)).toEqual(addresses);
  first.isAway = true;
  expect(await putAnsweringFirst(addresses)).toEqual([second.address, first.address]);
  second.isAway = true;
  expect(await putAnsweringFirst(addresses)).toEqual(addresses);
});
