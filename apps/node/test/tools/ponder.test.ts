import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { expect, onTestFinished, test } from 'vitest';
import { stranger, useTestNode, viemClients } from '../test-node.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the ponder project beside this file on a chain and returns its URL. */
async function startPonder(rpcUrl: string, token: string): Promise<string> {
  // Beside the installed packages, because ponder resolves itself from the project.
  const folder = fileOf('node_modules/.cache/ponder-journey');
  await rm(folder, { recursive: true, force: true });
  await cp(fileOf('ponder'), folder, { recursive: true });
  const port = await findFreePort();
  const args = [fileOf('node_modules/ponder/dist/esm/bin/ponder.js'), 'start', '--schema', 'journey'];
  const ponder = spawn(process.execPath, [...args, '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PONDER_RPC_URL_96969: rpcUrl,
      TOKEN_ADDRESS: token,
      PONDER_TELEMETRY_DISABLED: 'true',
    },
  });
  const ended = once(ponder, 'exit');
  onTestFinished(async () => {
    ponder.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${port}`;
}

/** Returns the indexed amounts, or null while ponder is starting. */
async function readAmounts(url: string): Promise<string[] | null> {
  const body = JSON.stringify({ query: '{ approvals(orderBy: "id") { items { spender value } } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  if (!answer?.ok) return null;
  const { data } = (await answer.json()) as {
    data: { approvals: { items: { spender: string; value: string }[] } };
  };
  const { items } = data.approvals;
  expect(items.every(({ spender }) => spender === stranger.address.toLowerCase())).toBe(true);
  return items.map(({ value }) => value);
}

test('ponder indexes the events of old and of new blocks', async () => {
  const node = await useTestNode();
  const { wallet, reader } = viemClients(node.url);
  const receiptOf = (hash: `0x${string}`) => reader.waitForTransactionReceipt({ hash });
  const code = { abi: testUSDTAbi, bytecode: testUSDTBytecode };
  const { contractAddress: address } = await receiptOf(await wallet.deployContract(code));
  const approve = async (units: bigint) => {
    const args = [stranger.address, units] as const;
    const call = { address: address!, abi: testUSDTAbi, functionName: 'approve', args } as const;
    await receiptOf(await wallet.writeContract(call));
  };
  await approve(5n);
  const url = await startPonder(node.url, address!);
  await expect.poll(() => readAmounts(url), { timeout: 120_000, interval: 500 }).toEqual(['5']);
  await approve(0n);
  await expect.poll(() => readAmounts(url), { timeout: 30_000, interval: 200 }).toEqual(['5', '0']);
});
