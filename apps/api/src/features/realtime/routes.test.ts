import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { publish } from '@nova/db/publish';
import { callApi } from '@nova/testing/call-api';
import { openStream } from '@nova/testing/read-stream';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccessTokens } from '../../http/access/access-tokens.ts';

const SECRET = 'session secret of throwaway stacks only';
let api: TestApi;
let now = Date.parse('2026-03-04T05:06:07.000Z');
const open: { close(): void }[] = [];

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
beforeEach(() => api.database.db.execute(sql`delete from app.realtime_events`));
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await until(async () => (await readClients()) === 0);
});
afterAll(() => api.close());

const stream = async (
  ...args: Parameters<typeof openStream> extends [string, ...infer Rest] ? Rest : never
) => {
  const opened = await openStream(api.url, ...args);
  open.push(opened);
  return opened;
};
const event = (n: number, channel = 'blocks') => ({ channel, data: { type: 'block', n } });
const send = (...numbers: number[]) =>
  api.database.db.transaction((tx) =>
    publish(
      tx,
      numbers.map((n) => event(n)),
    ),
  );
const numbersOf = (messages: readonly { data: Record<string, unknown> }[]) =>
  messages.flatMap(({ data }) => (data['type'] === 'block' ? [data['n']] : []));
const tokenOf = async (userId: string) =>
  (await createAccessTokens(SECRET, () => now).issue({ userId, sessionId: randomUUID() })).token;

test('a stream starts with its position, then sends committed events in order', async () => {
  const live = await stream('blocks');
  expect(live.response.headers.get('content-type')).toBe('text/event-stream');
  expect(live.response.headers.get('content-encoding')).toBeNull();
  await live.waitFor(1);
  expect(live.messages[0]!.data).toEqual({ type: 'open' });
  await send(2, 3);
  await send(4);
  await live.waitFor(4);
  expect(numbersOf(live.messages)).toEqual([2, 3, 4]);
  const ids = live.messages.map((message) => message.id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('rolled-back events and events of other channels are not sent', async () => {
  const live = await stream('blocks');
  await live.waitFor(1);
  const failing = api.database.db.transaction(async (tx) => {
    await publish(tx, [event(1)]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await api.database.db.transaction((tx) => publish(tx, [event(2, 'user:somebody')]));
  await send(3);
  await live.waitFor(2);
  expect(numbersOf(live.messages)).toEqual([3]);
});

test('an event of a slow transaction that started first is not lost after a fast one', async () => {
  const live = await stream('blocks');
  await live.waitFor(1);
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const slow = api.database.db.transaction(async (tx) => {
    await publish(tx, [event(1)]);
    await held;
  });
  const fast = send(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish();
  await Promise.all([slow, fast]);
  await live.waitFor(3);
  expect(numbersOf(live.messages)).toEqual([1, 2]);
});

test('a reconnecting client gets missed events once and then new ones', async () => {
  const first = await stream('blocks');
  await first.waitFor(1);
  await send(1, 2);
  await first.waitFor(3);
  const lastEventId = first.messages[1]!.id;
  first.close();
  await send(3, 4);
  const second = await stream('blocks', { lastEventId });
  await second.waitFor(4);
  await send(5);
  await second.waitFor(5);
  expect(numbersOf(second.messages)).toEqual([2, 3, 4, 5]);
  expect(second.messages.map(({ data }) => data['type'])).toEqual([
    'block',
    'block',
    'block',
    'open',
    'block',
  ]);
});

test('a client that reconnects during many events receives each exactly once', async () => {
  const publishing = (async () => {
    for (let n = 0; n < 200; n += 1) await send(n);
  })();
  const received: unknown[] = [];
  let lastEventId = 0;
  while (received.at(-1) !== 199) {
    const part = await stream('blocks', { lastEventId });
    await until(async () => part.messages.length >= 15 || numbersOf(part.messages).includes(199));
    part.close();
    const taken = part.messages.slice();
    received.push(...numbersOf(taken));
    lastEventId = taken.at(-1)!.id;
  }
  await publishing;
  expect(received).toEqual(Array.from({ length: 200 }, (_, n) => n));
});

test('a client that missed more events than are replayed gets a reset and the newest ones', async () => {
  const first = await stream('blocks');
  await send(0);
  await first.waitFor(2);
  const lastEventId = first.messages.at(-1)!.id;
  await send(...Array.from({ length: 501 }, (_, n) => n + 1));
  const second = await stream('blocks', { lastEventId });
  await second.waitFor(502);
  expect(second.messages[0]!.data).toEqual({ type: 'reset' });
  const numbers = numbersOf(second.messages);
  expect(numbers).toHaveLength(500);
  expect([numbers[0], numbers[499]]).toEqual([2, 501]);
});

test('an unknown position causes a reset instead of silence', async () => {
  await send(1);
  const lost = await stream('blocks', { lastEventId: 999_999_999 });
  await lost.waitFor(2);
  await send(2);
  await until(async () => numbersOf(lost.messages).includes(2));
  const types = lost.messages.map(({ data }) => data['type']);
  expect(types.slice(0, 2)).toEqual(['reset', 'open']);
  // The first block is included if the API received it only after this client had connected.
  expect([[2], [1, 2]]).toContainEqual(numbersOf(lost.messages));
  expect(
    (await callApi(api.url, '/realtime/v1?channels=blocks', { headers: { 'last-event-id': 'x' } })).status,
  ).toBe(400);
});

test('a private channel is restricted to its owner', async () => {
  const [me, other] = [randomUUID(), randomUUID()];
  const sendRequest = async (channels: string, userId?: string) =>
    callApi(
      api.url,
      `/realtime/v1?channels=${channels}`,
      userId === undefined ? {} : { token: await tokenOf(userId) },
    );
  expect(await sendRequest(`user:${me}`)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await sendRequest(`user:${other}`, me)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await sendRequest(`blocks,user:${other}`, me)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await sendRequest('user:', me)).toMatchObject({ status: 403, code: 'forbidden' });
  for (const channels of [
    '',
    'everything',
    'blocks,admin',
    Array(11)
      .fill('blocks')
      .map((name, n) => name + n)
      .join(),
  ]) {
    expect(await sendRequest(channels)).toMatchObject({ status: 400, code: 'invalid_input' });
  }
  expect(await callApi(api.url, '/realtime/v1?channels=blocks', { token: 'a.b.c' })).toMatchObject({
    status: 401,
  });

  const mine = await stream(`blocks,user:${me}`, { token: await tokenOf(me) });
  await mine.waitFor(1);
  await api.database.db.transaction((tx) =>
    publish(tx, [event(1, `user:${other}`), event(2, `user:${me}`), event(3)]),
  );
  await mine.waitFor(3);
  expect(numbersOf(mine.messages)).toEqual([2, 3]);
});

test('missed events of a private channel are replayed only to its owner', async () => {
  const [me, other] = [randomUUID(), randomUUID()];
  await send(0);
  const first = await stream('blocks', { lastEventId: 0 });
  await first.waitFor(2);
  const lastEventId = first.messages.at(-1)!.id;
  await api.database.db.transaction((tx) => publish(tx, [event(1, `user:${me}`), event(2, `user:${other}`)]));
  const mine = await stream(`user:${me}`, { token: await tokenOf(me), lastEventId });
  await mine.waitFor(2);
  expect(numbersOf(mine.messages)).toEqual([1]);
});

test('a stream with a private channel ends with its access token, and a public one does not', async () => {
  const userId = randomUUID();
  const token = await tokenOf(userId);
  now += 15 * 60_000 - 100;
  const secret = await stream(`user:${userId}`, { token });
  const everybody = await stream('blocks', { token });
  await secret.ended;
  await send(1);
  await everybody.waitFor(2);
  expect(numbersOf(everybody.messages)).toEqual([1]);
});

test('a lost database connection is reopened, and events in between are sent', async () => {
  const live = await stream('blocks');
  await live.waitFor(1);
  const { rows } = await api.database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
  );
  expect(rows).toHaveLength(1);
  await send(1);
  await live.waitFor(2);
  await send(2);
  await live.waitFor(3);
  expect(numbersOf(live.messages)).toEqual([1, 2]);
});

test('a client that does not read is disconnected, and others are not affected', async () => {
  const reader = await stream('blocks');
  await reader.waitFor(1);
  const outgoing = request(`${api.url}/realtime/v1?channels=blocks`, (response) => response.socket.pause());
  const cutOff = new Promise<void>((resolve) => {
    outgoing.once('error', () => resolve());
    outgoing.once('close', () => resolve());
  });
  outgoing.end();
  await until(async () => (await readClients()) === 2);
  const bulk = 'x'.repeat(200_000);
  let sent = 0;
  while ((await readClients()) === 2) {
    const data = { type: 'block', n: sent, bulk };
    await api.database.db.transaction((tx) => publish(tx, [{ channel: 'blocks', data }]));
    sent += 1;
    await reader.waitFor(sent + 1);
    if (sent > 500) throw new Error('100 MB were kept for a client that does not read.');
  }
  expect(await readClients()).toBe(1);
  outgoing.destroy();
  await cutOff;
});

test('a hundred streams receive the same event from one reader', async () => {
  const streams = await Promise.all(Array.from({ length: 100 }, () => stream('blocks')));
  await Promise.all(streams.map((each) => each.waitFor(1)));
  await send(1);
  await Promise.all(streams.map((each) => each.waitFor(2)));
  expect(streams.every((each) => numbersOf(each.messages).join() === '1')).toBe(true);
});

test('a replay of large events reaches its client completely', async () => {
  const first = await stream('blocks');
  await send(0);
  await first.waitFor(2);
  const lastEventId = first.messages.at(-1)!.id;
  const note = 'x'.repeat(2_000);
  const events = Array.from({ length: 500 }, (_, n) => ({
    channel: 'blocks',
    data: { type: 'block', n, note },
  }));
  await api.database.db.transaction((tx) => publish(tx, events));
  const second = await stream('blocks', { lastEventId });
  await second.waitFor(501);
  expect(numbersOf(second.messages).at(-1)).toBe(499);
});

test('an address can open two hundred streams', async () => {
  for (let n = 0; n < 200; n += 1) await stream('blocks');
  expect(await callApi(api.url, '/realtime/v1?channels=blocks')).toMatchObject({
    status: 503,
    code: 'unavailable',
  });
  open[0]!.close();
  await until(async () => (await readClients()) === 199);
  await (await stream('blocks')).waitFor(1);
});

test('a HEAD request opens no stream', async () => {
  const head = await callApi(api.url, '/realtime/v1?channels=blocks', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(await readClients()).toBe(0);
});

test('closing the API ends its streams properly', async () => {
  const other = await startTestApi();
  const live = await openStream(other.url, 'blocks');
  await live.waitFor(1);
  await other.close();
  await live.ended;
  expect(live.text().endsWith('\n\n')).toBe(true);
});

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function readClients(): Promise<number> {
  const { body } = await callApi(api.url, '/metrics');
  return Number(/^nova_api_realtime_clients (\d+)$/m.exec(body as string)![1]);
}
