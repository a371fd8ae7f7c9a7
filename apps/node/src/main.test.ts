import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runFailingNode, startNodeProcess } from '../test/node-process.ts';
import { createTempFolder, rpc } from '../test/test-node.ts';

test('the node reports when it is ready and exits when its IPC channel closes', async () => {
  const { child, ready, exited } = await startNodeProcess(createTempFolder());
  expect(ready).toMatchObject({ chainId: 96969, head: { number: 0 } });
  expect(ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await rpc(ready.url, 'eth_chainId')).result).toBe('0x17ac9');
  expect(ready.genesisHash).toBe(ready.head.hash);
  child.disconnect();
  expect(await exited).toBe(0);
});

test('a second process on the same folder exits with one sentence', async () => {
  const dataDir = createTempFolder();
  const { child, exited } = await startNodeProcess(dataDir);
  const { code, sentence } = await runFailingNode(dataDir);
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toMatch(/^The chain store in .* is in use by another process; .*$/);
  child.kill('SIGTERM');
  await exited;
});

test('a port in use makes the process exit with one sentence', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const { code, sentence } = await runFailingNode(createTempFolder(), { NODE_PORT: String(port) });
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toBe(
    `Port ${port} on 127.0.0.1 is already in use; stop the program that uses it, or set NODE_PORT.`,
  );
});

test('all errors of the environment are reported together', async () => {
  const { code, sentence } = await runFailingNode(createTempFolder(), {
    VALIDATOR_KEY: undefined,
    GENESIS_DEPLOYER: '0x12',
    NODE_PORT: '70000',
  });
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toContain('VALIDATOR_KEY');
  expect(sentence).toContain('GENESIS_DEPLOYER: must be a 20-byte address');
  expect(sentence).toContain('NODE_PORT');
});
