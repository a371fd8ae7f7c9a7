import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type DatabaseHandle } from '@nova/db/database';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { publish } from '@nova/db/publish';
import { openRoleLogin } from '@nova/db/roles';
import { blocks } from '@nova/db/schema/explorer';
import { type Replica, startReplica } from '@nova/testing/database/start-replica';
import { ROLE_PASSWORD } from '@nova/testing/role-password';
import { callApi } from '@nova/testing/call-api';
import { openStream } from '@nova/testing/read-stream';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { readOperations } from '../../testing/read-operations.ts';

let fixture: ExplorerFixture;
let home: string;
let primary: EmbeddedPostgres;
let owner: DatabaseHandle;
let replica: Replica;
let gate: Gate;
/** Two copies behind a load balancer. */
let first: TestApi;
let second: TestApi;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-replica-'));
  primary = await startPostgres({ dataDir: path.join(home, 'primary'), isDurable: false });
  await migrate(primary.url);
  const apiUrl = await openRoleLogin(primary.url, 'api', ROLE_PASSWORD);
  owner = openDatabase(primary.url);
  fixture = await fillExplorer(owner.db, 1, 40);
  replica = await startReplica(primary, path.join(home, 'primary'), path.join(home, 'replica'));
  gate = await openGate(Number(new URL(replica.url).port));
  const readDatabaseUrl = withPort(apiUrl, gate.port);
  const options = { databaseUrl: apiUrl, readDatabaseUrl };
  [first, second] = await Promise.all([startTestApi(options), startTestApi(options)]);
}, 240_000);
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await owner?.close();
  gate?.close();
  await replica?.stop();
  await primary?.stop();
  await rm(home, { recursive: true, force: true });
});

test('the explorer and the APIs of other explorers read from the replica, everything else from the primary', async () => {
  const before = await countReads(first);
  for (const where of ['/api/v1/blocks?limit=1', '/api/v2/blocks', TAG_PATH])
    expect((await get(first, where)).status).toBe(200);
  await get(first, '/api/v1/names');
  expect(await countReads(first)).toEqual({ ...before, caught_up: (before['caught_up'] ?? 0) + 3 });
  const { rows } = await owner.pool.query<{ queries: string }>(
    `select count(*) as queries from pg_stat_activity where application_name in ('nova-api reads', 'nova-api replica')`,
  );
  expect(rows[0]!.queries).toBe('0');
  const text = await readMetrics(first);
  expect(text).toContain('nova_api_replica_usable 1');
  expect(await readLag(first)).toBe(0);
});

test('every read of the explorer and of the APIs of other explorers works on a replica, which rejects writes', async () => {
  const { body } = await get(first, '/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, { tags: string[] }>> };
  const operations = readOperations(body).filter(
    (each) => each.method === 'GET' && /^(explorer|blockscout)$/.test(paths[each.path]!['get']!.tags[0]!),
  );
  const reads = operations.map(({ path: where, parameters }) => {
    const isSearch = parameters.some(({ name }) => name === 'q');
    const filled = where.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name, where));
    return isSearch ? `${filled}?q=${fixture.people[0]}` : filled;
  });
  const actions = [...etherscanActions(body)].map(
    ([module, action]) => `/api?module=${module}&action=${action}&${etherscanQuery()}`,
  );
  expect(reads.length).toBeGreaterThan(60);
  expect(actions.length).toBeGreaterThan(45);
  const before = await countReads(first);
  for (const where of [...reads, ...actions]) {
    const { status } = await callApi(first.url, where);
    // The fixture has no NFTs and user operations, and no node answers.
    expect([200, 404, 503], `${status} ${where}`).toContain(status);
  }
  const after = await countReads(first);
  expect(after['failed']).toBeUndefined();
  expect(after['caught_up']! - (before['caught_up'] ?? 0)).toBeGreaterThan(80);
});

test('a replica that is paused never misses a block that was announced, on any copy', async () => {
  const streams = await Promise.all([first, second].map(({ url }) => openStream(url, 'blocks')));
  await Promise.all(streams.map((stream) => stream.waitFor(1)));
  await replica.pause();
  try {
    const height = await addBlock();
    await Promise.all(streams.map((stream) => stream.waitFor(2)));
    const before = await countReads(second);
    for (const api of [first, second]) expect(await readHeight(api)).toBe(height);
    const after = await countReads(second);
    expect(after['behind']).toBe((before['behind'] ?? 0) + 1);
    await vi.waitFor(async () => expect(await readLag(second)).toBeGreaterThan(0), 5_000);
  } finally {
    await replica.resume();
    for (const stream of streams) stream.close();
  }
  await untilReadFrom(second, 'caught_up');
});

test('a client that knows of a newer event than a copy reads from the primary there', async () => {
  await untilReadFrom(second, 'caught_up');
  const before = await countReads(second);
  await get(second, '/api/v1/blocks?limit=1', { 'last-event-id': '1' });
  await get(second, '/api/v1/blocks?limit=1', { 'last-event-id': '999999' });
  const after = await countReads(second);
  expect(after['caught_up']).toBe(before['caught_up']! + 1);
  expect(after['behind']).toBe((before['behind'] ?? 0) + 1);
});

test('a write at one copy is part of the next read at the other, although the replica is paused', async () => {
  await untilReadFrom(second, 'caught_up');
  await replica.pause();
  try {
    const { status, headers } = await callApi(first.url, `/api/v1/admin/labels/${ADDRESS}`, {
      method: 'PUT',
      headers: { 'x-admin-token': 'admin token of throwaway stacks' },
      body: { name: 'Bakery' },
    });
    expect(status).toBe(204);
    const position = headers.get('x-nova-position')!;
    expect(position).toMatch(/^\d+$/);
    expect(await readTag(first)).toBe('Bakery');
    expect(await readTag(second, { 'x-nova-position': position })).toBe('Bakery');
  } finally {
    await replica.resume();
  }
  await untilReadFrom(second, 'caught_up');
});

test('a position that nobody has written sends only its own client to the primary', async () => {
  await untilReadFrom(first, 'caught_up');
  const before = await countReads(first);
  for (const forged of ['9999999999999999999', 'x', '-1', '1e9'])
    expect((await get(first, '/api/v1/blocks?limit=1', { 'x-nova-position': forged })).status).toBe(200);
  await get(first, '/api/v1/blocks?limit=1');
  const after = await countReads(first);
  expect(after['behind']).toBe((before['behind'] ?? 0) + 1);
  expect(after['caught_up']).toBe(before['caught_up']! + 4);
});

test('a replica that hangs causes no error: waiting reads move to the primary, and later ones start there', async () => {
  await untilReadFrom(first, 'caught_up');
  gate.hold();
  const waiting = await Promise.all([1, 2, 3].map(() => get(first, '/api/v1/blocks?limit=1')));
  expect(waiting.map(({ status }) => status)).toEqual([200, 200, 200]);
  const before = await countReads(first);
  expect((await get(first, '/api/v1/blocks?limit=1')).status).toBe(200);
  expect((await countReads(first))['away']).toBe((before['away'] ?? 0) + 1);
  const text = await readMetrics(first);
  expect(text).toContain('nova_api_replica_usable 0');
  expect(await readLag(first)).toBeNaN();
  gate.release();
  await untilReadFrom(first, 'caught_up');
});

test('a replica that stops in the middle of reads causes no error and is used again after its start', async () => {
  await untilReadFrom(first, 'caught_up');
  const end = new AbortController();
  const statuses: number[] = [];
  const read = async () => {
    while (!end.signal.aborted) statuses.push((await get(first, '/api/v1/transactions?limit=100')).status);
  };
  const readers = [1, 2, 3, 4].map(read);
  await replica.stop();
  const height = await addBlock();
  expect(await readHeight(first)).toBe(height);
  end.abort();
  await Promise.all(readers);
  expect(statuses.length).toBeGreaterThan(4);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await replica.start();
  await untilReadFrom(first, 'caught_up');
});

test('a server that is no replica of the primary is not read', async () => {
  const { database } = first;
  const standalone = await startTestApi({
    databaseUrl: database.urlOf('api'),
    readDatabaseUrl: database.urlOf('api'),
  });
  const foreign = await startTestApi({
    databaseUrl: database.urlOf('api'),
    readDatabaseUrl: replica.url,
  });
  for (const api of [standalone, foreign]) {
    const { body, headers } = await get(api, '/api/v1/blocks?limit=1');
    expect(body).toMatchObject({ items: [] });
    expect(headers.get('x-nova-position')).toBeNull();
    expect(await countReads(api)).toEqual({ away: 1 });
    await api.close();
  }
});

const ADDRESS = `0x${'ba4e17'.padStart(40, '0')}`;
const TAG_PATH = `/api?module=nametag&action=getaddresstag&address=${ADDRESS}`;

/** Returns a value of the fixture for a parameter of a path. */
function valueOf(name: string, where: string): string {
  if (name.startsWith('address')) return where.includes('/tokens/') ? fixture.tokens[0]! : fixture.people[0]!;
  if (where.includes('/transactions/') || name === 'hash') return fixture.transactions[0]!.hash;
  if (where.endsWith('/countdown')) return '1000';
  return name === 'action_id' ? fixture.actions[0]!.actionId : '7';
}

/** Returns modules and actions from the description of the Etherscan-compatible API. */
function* etherscanActions(document: unknown): Generator<[module: string, action: string]> {
  const { paths } = document as { paths: Record<string, { get: { description: string } }> };
  for (const [, module, actions] of paths['/api']!.get.description.matchAll(/(\w+) \(([\w, ]+)\)/g))
    for (const action of actions!.split(', ')) yield [module!, action];
}

/** Returns parameters for all actions; each reads its own. */
const etherscanQuery = () =>
  new URLSearchParams({
    address: fixture.people[0]!,
    contractaddress: fixture.tokens[0]!,
    txhash: fixture.transactions[0]!.hash,
    blockno: '7',
    timestamp: '1777600000',
    closest: 'before',
    startdate: '2026-05-01',
    enddate: '2026-05-02',
    fromBlock: '0',
    toBlock: '40',
  }).toString();

/** Adds a block as the indexer does, with its event. */
async function addBlock(): Promise<number> {
  return owner.db.transaction(async (tx) => {
    const [newest] = await tx.select({ height: max(blocks.number) }).from(blocks);
    const height = newest!.height! + 1;
    const parts = { number: height, hash: sql`decode(lpad(to_hex(${height}::int), 64, '0'), 'hex')` };
    const columns = sql.raw('number, hash');
    await tx.execute(sql`
      create temporary table copied on commit drop as select * from ${blocks} where number = ${height - 1}`);
    await tx.execute(sql`update copied set (${columns}) = (${parts.number}, ${parts.hash})`);
    await tx.execute(sql`insert into ${blocks} select * from copied`);
    await publish(tx, [{ channel: 'blocks', data: { type: 'block', number: height } }]);
    return height;
  });
}

async function readHeight(api: TestApi): Promise<number> {
  const { body } = await get(api, '/api/v1/blocks?limit=1');
  return (body as { items: { number: number }[] }).items[0]!.number;
}

async function readTag(api: TestApi, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await get(api, TAG_PATH, headers);
  return (body as { result: { nametag: string }[] }).result[0]!.nametag;
}

/** Reads until a read has this reason. */
async function untilReadFrom(api: TestApi, reason: string): Promise<void> {
  const before = (await countReads(api))[reason] ?? 0;
  for (;;) {
    await get(api, '/api/v1/blocks?limit=1');
    if (((await countReads(api))[reason] ?? 0) > before) return;
    await sleep(50);
  }
}

/** A port in front of the replica that can stop forwarding while its connections stay open. */
interface Gate {
  readonly port: number;
  hold(): void;
  release(): void;
  close(): void;
}

async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isHeld) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}

const get = (api: TestApi, where: string, headers: Record<string, string> = {}) =>
  callApi(api.url, where, { headers, signal: AbortSignal.timeout(10_000) });

const readMetrics = async (api: TestApi): Promise<string> => (await fetch(`${api.url}/metrics`)).text();

const readLag = async (api: TestApi): Promise<number> =>
  Number(/^nova_api_replica_lag_seconds (.+)$/m.exec(await readMetrics(api))![1]);

/** Returns the number of reads by reason. */
async function countReads(api: TestApi): Promise<Record<string, number>> {
  const text = await readMetrics(api);
  return Object.fromEntries(
    [...text.matchAll(/^nova_api_reads_total\{target="\w+",reason="(\w+)"\} (\d+)$/gm)].map(
      ([, reason, count]) => [reason!, Number(count)],
    ),
  );
}
