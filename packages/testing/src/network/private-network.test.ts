import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findNamespaceProblem,
  openPrivateNetwork,
  type PrivateMachine,
  type PrivateNetwork,
} from './private-network.ts';

const run = promisify(execFile);
const PORT = 7_000;
const TIMEOUT = { timeout: 10_000 };

let network: PrivateNetwork;
const isPossible = (await findNamespaceProblem()) === null;

/** Starts a server that says the name of its machine. */
function serveName(machine: PrivateMachine): void {
  const code = `require('net').createServer((s) => s.end('${machine.name}')).listen(${PORT}, '0.0.0.0')`;
  spawn(...machine.wrap(process.execPath, ['-e', code]));
}

/** Returns what the server at an address says, or null if nothing answers. */
function request(host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port: PORT, timeout: 500 });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('end', () => resolve(text));
    socket.once('error', () => resolve(null));
    socket.once('timeout', () => {
      socket.destroy();
      resolve(null);
    });
  });
}

describe.skipIf(!isPossible)('a private network', () => {
  beforeEach(async () => {
    network = await openPrivateNetwork();
  });
  afterEach(() => network.close());

  test('runs a process on a machine under its own ID', async () => {
    const machine = await network.addMachine('a', 10);
    const child = spawn(...machine.wrap('sleep', ['60']));
    const readPids = async () => (await run('ip', ['netns', 'pids', machine.name])).stdout.trim();
    await expect.poll(readPids).toBe(String(child.pid));
    const ended = once(child, 'exit');
    await machine.killAll();
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('reaches a machine that was cut off once it is healed', async () => {
    const machine = await network.addMachine('a', 10);
    serveName(machine);
    await expect.poll(() => request(machine.address), TIMEOUT).toBe(machine.name);
    await machine.cutOff();
    expect(await request(machine.address)).toBeNull();
    await machine.heal();
    await expect.poll(() => request(machine.address), TIMEOUT).toBe(machine.name);
  });

  test('moves an address from one machine to another', async () => {
    const shared = network.addressOf(30);
    for (const machine of [await network.addMachine('a', 10), await network.addMachine('b', 11)]) {
      serveName(machine);
      await machine.takeOver(shared);
      await expect.poll(() => request(shared), TIMEOUT).toBe(machine.name);
    }
  });
});

test.skipIf(!isPossible)('removes the processes and namespaces of a closed network', async () => {
  network = await openPrivateNetwork();
  const machine = await network.addMachine('a', 10);
  const ended = once(spawn(...machine.wrap('sleep', ['60'])), 'exit');
  await network.close();
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect((await run('ip', ['netns', 'list'])).stdout).not.toContain(machine.name);
});
