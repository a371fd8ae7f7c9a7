import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

let database: TestDatabase;
let client: Client;
let server: Server | null = null;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  await client.end();
  await database.drop();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const AT = new Date('2026-11-22T12:00:00Z');
async function readChecks() {
  const { rows } = await client.query<{ service: string; is_answered: boolean }>(
    `select service, latency_ms is not null as is_answered from app.status_checks order by service`,
  );
  return Object.fromEntries(rows.map((row) => [row.service, row.is_answered]));
}
const GOOD = JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x17ac9' });

test('requests each service as the specification defines', async () => {
  const receivedRequests: string[] = [];
  const site = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      receivedRequests.push(`${request.method} ${request.url} ${body}`.trim());
      response.end(GOOD);
    });
  });
  await checkSite(client, site, AT);
  expect(receivedRequests.toSorted()).toEqual([
    'GET /rest/v1/presale_phases?select=id&limit=1',
    'HEAD /robots.txt',
    'POST /functions/v1/energy-points {"action":"get_action_types"}',
    'POST /functions/v1/nova-rpc {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  ]);
  expect(await readChecks()).toEqual({
    energy_points: true,
    nova_rpc: true,
    presale_phases: true,
    website: true,
  });
  const { rows } = await client.query(
    `select service, checks, answered from app.status_days order by service`,
  );
  expect(rows).toContainEqual({ service: 'website', checks: 1, answered: 1 });
});

test('an error, a refusing node and an endless response count as unanswered', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/robots.txt') return;
    if (request.url?.startsWith('/rest')) response.writeHead(503).end();
    else if (request.url?.endsWith('nova-rpc')) response.end('{"error":{"code":-32000}}');
    else response.end('{}');
  });
  await checkSite(client, site, AT);
  expect(await readChecks()).toEqual({
    energy_points: true,
    nova_rpc: false,
    presale_phases: false,
    website: false,
  });
});

test('an unreachable site answers nothing', async () => {
  await checkSite(client, 'http://127.0.0.1:9', AT);
  expect(Object.values(await readChecks())).toEqual([false, false, false, false]);
});
