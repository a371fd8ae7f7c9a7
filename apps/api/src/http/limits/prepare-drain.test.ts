import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Drain, prepareDrain } from './prepare-drain.ts';

let server: Server;
let drain: Drain;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  drain = prepareDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Opens a connection as a proxy with keep-alive does. */
async function open(): Promise<{ socket: Socket; text: () => string; ended: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(socket, 'end');
  await once(socket, 'connect');
  return { socket, text: () => text, ended };
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: nova\r\n\r\n';

test('a keep-alive connection is answered once more and closed by that response', async () => {
  await serve((_, response) => response.end('here'));
  const keepAliveConnection = await open();
  keepAliveConnection.socket.write(REQUEST);
  await expect.poll(keepAliveConnection.text).toContain('here');
  const ended = drain.run(1_000, () => {});
  expect(drain.isBegun).toBe(true);
  const before = keepAliveConnection.text().length;
  keepAliveConnection.socket.write(REQUEST);
  await keepAliveConnection.ended;
  expect(keepAliveConnection.text().slice(before)).toMatch(
    /^HTTP\/1\.1 200 OK\r\nconnection: close\r\n[^]*here$/,
  );
  await ended;
});

test('a draining server accepts connections at first, then none, and only then calls back', async () => {
  await serve((_, response) => response.end('here'));
  const listening: boolean[] = [];
  const ended = drain.run(1_000, () => listening.push(server.listening));
  const late = await open();
  late.socket.write(REQUEST);
  await late.ended;
  expect(late.text()).toContain('here');
  expect(listening).toEqual([]);
  await ended;
  expect(listening).toEqual([false]);
  const address = server.address();
  expect(address).toBeNull();
});

test('a started response is completed, then its connection is closed', async () => {
  let finish = () => {};
  await serve((_, response) => {
    response.write('first half, ');
    finish = () => response.end('second half');
  });
  const reading = await open();
  reading.socket.write(REQUEST);
  await expect.poll(reading.text).toContain('first half, ');
  expect(reading.text()).toContain('Connection: keep-alive');
  const ended = drain.run(0, () => finish());
  await reading.ended;
  expect(reading.text()).toContain('second half');
  await ended;
});

test('without a grace period an idle connection is closed immediately', async () => {
  await serve((_, response) => response.end('here'));
  const keepAliveConnection = await open();
  keepAliveConnection.socket.write(REQUEST);
  await expect.poll(keepAliveConnection.text).toContain('here');
  await drain.run(0, () => {});
  await keepAliveConnection.ended;
});
