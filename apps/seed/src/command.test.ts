import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Stats } from '@nova/shared/explorer/schemas';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import type { MarketNft, MarketNftDetail } from '@nova/shared/nft/schemas';
import type { StatusSummary } from '@nova/shared/status/schemas';
import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { createPublicClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSeedCommand } from './command.ts';

const REFUSED = 78;
const STOPPED = 130;

let stack: TestStack;
let dataDir: string;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-seed-'));
}, 600_000);
afterAll(async () => {
  await stack.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly outputText: string;
}

/** @param stopAt part of the work after which Ctrl-C is pressed */
async function seed(origin: string, stopAt?: string, env: Record<string, string> = {}): Promise<Run> {
  const stop = new AbortController();
  let output = '';
  const write = (text: string) => {
    output += text;
    if (stopAt !== undefined && text.includes(`✓ ${stopAt}`)) stop.abort();
  };
  const source = { NOVA_DATA_DIR: dataDir, ADMIN_TOKEN: 'admin token of throwaway stacks', ...env };
  const surroundings = { write, isTerminal: false, signal: stop.signal };
  const code = await runSeedCommand([origin, '--people', '5', '--seed', '7'], surroundings, source);
  return { code, outputText: output };
}

const read = async <T>(pathname: string) => (await callApi(stack.url, pathname)).body as T;
const listed = async (pathname: string) => (await read<{ items: object[] }>(pathname)).items;

test('an interrupted run continues where it stopped, and afterwards no list is empty', async () => {
  const broken = await seed(stack.url, 'people');
  expect(broken.outputText).toContain('Stopped. Run npm run seed again to continue.');
  expect(broken.code).toBe(STOPPED);

  const whole = await seed(stack.url);
  expect(whole.outputText).toContain('Continuing generation 1 of 5 people');
  expect(whole.outputText).not.toContain('left out');
  expect(whole.code).toBe(0);

  // Five users have four wallets, and no user was created twice.
  const wallets = await stack.database.pool.query(`select address from app.wallets`);
  expect(wallets.rows).toHaveLength(4);
  const { items: nfts } = await read<{ items: MarketNft[] }>('/api/v1/market/nfts');
  expect(nfts).toHaveLength(8);
  const solid = nfts.find(({ is_premium: isPremium }) => isPremium);
  const { model } = await read<MarketNftDetail>(`/api/v1/market/nfts/${solid!.token_id}`);
  expect(model).not.toBeNull();
  expect(await listed('/api/v1/market/nfts?sort=price_low')).toHaveLength(5);
  expect(await listed('/api/v1/market/nfts?sort=sold')).toHaveLength(2);
  const collections = await listed('/api/v1/market/collections');
  expect(collections).toHaveLength(2);
  expect(await listed('/api/v1/token-creator/tokens')).toHaveLength(2);
  expect(await listed('/api/v1/actions?limit=100')).not.toHaveLength(0);
  expect(await listed('/api/v1/accounts')).not.toHaveLength(0);
  const { rows: actionCounts } = await stack.database.pool.query(
    `select action_key, count(*)::int as count from app.partner_actions group by action_key order by action_key`,
  );
  expect(actionCounts).toEqual([
    { action_key: 'bot_activated', count: 4 },
    { action_key: 'review_written', count: 4 },
    { action_key: 'trade_completed', count: 4 },
    { action_key: 'vehicle_upload', count: 4 },
  ]);
  const settings = await readFile(path.join(dataDir, 'examples', 'vehicle-log.env'), 'utf8');
  expect(settings).toMatch(/^NOVA_ORIGIN=http.*\nNOVA_API_KEY=nova_.*\nNOVA_WEBHOOK_SECRET=.+\n$/);
  const status = await read<StatusSummary>('/api/v1/status');
  expect(status.maintenances.map(({ title }) => title.en)).toEqual(['Demo: planned restart']);
  const friends = await stack.database.pool.query(`select 1 from app.referrals`);
  expect(friends.rows).not.toHaveLength(0);
  const messages = await stack.database.pool.query(`select 1 from app.contact_messages`);
  expect(messages.rows).toHaveLength(1);
}, 600_000);

test('a second run reports what exists and creates another generation', async () => {
  const before = await read<Stats>('/api/v1/stats');
  const { code, outputText: output } = await seed(stack.url);
  expect(code).toBe(0);
  expect(output).toContain('Generation 1 is complete: 5 people, ');
  expect(output).toContain('Generation 2 of world 7: creating 5 people');
  const wallets = await stack.database.pool.query(`select address from app.wallets`);
  expect(wallets.rows).toHaveLength(8);
  expect(await listed('/api/v1/market/nfts')).toHaveLength(16);
  const after = await read<Stats>('/api/v1/stats');
  expect(after.total_blocks).toBeGreaterThan(before.total_blocks);
}, 600_000);

test('chain, index and ledger agree on the activity of both generations', async () => {
  expect(await comparePresale(stack)).toEqual([]);
  const chain = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const { ActionLedger, NovaNFT } = stack.chain.contracts;
  const { rows } = await stack.database.pool.query<{ address: Hex }>(`select address from app.wallets`);
  for (const { address } of rows) {
    // Pending transactions reach the chain.
    await vi.waitFor(
      async () => {
        const { energy_spendable: energySpendable } = await read<AddressDetail>(
          `/api/v1/addresses/${address}`,
        );
        const ledger = { abi: actionLedgerAbi, address: ActionLedger.address } as const;
        const points = await chain.readContract({ ...ledger, functionName: 'balanceOf', args: [address] });
        expect(BigInt(energySpendable)).toBe(points);
      },
      { timeout: 30_000, interval: 100 },
    );
  }
  for (const nft of (await read<{ items: MarketNft[] }>('/api/v1/market/nfts')).items) {
    const contract = { abi: novaNFTAbi, address: NovaNFT!.address } as const;
    const owner = await chain.readContract({
      ...contract,
      functionName: 'ownerOf',
      args: [BigInt(nft.token_id)],
    });
    expect(nft.owner).toBe(owner.toLowerCase());
  }
}, 120_000);

test('without a running Nova, or with another server, one sentence explains the problem', async () => {
  const nobody = await seed('http://127.0.0.1:9');
  expect(nobody.code).toBe(REFUSED);
  expect(nobody.outputText).toContain('No Nova responds at http://127.0.0.1:9. Start one with npm start');
  const node = await seed(new URL(stack.chain.rpcUrl).origin);
  expect(node.code).toBe(REFUSED);
  expect(node.outputText).toContain('is not a Nova instance.');
}, 120_000);

test('production is refused by environment or by the running Nova’s response, and stays unchanged', async () => {
  const productionRun = await seed(stack.url, undefined, { NOVA_NETWORK: 'production' });
  expect(productionRun.code).toBe(REFUSED);
  expect(productionRun.outputText).toContain('This Nova runs in production');
  const production = await startTestStack({ isProduction: true });
  try {
    const { code, outputText: output } = await seed(production.url);
    expect(code).toBe(REFUSED);
    expect(output).toContain('This Nova runs in production');
    const wallets = await production.database.pool.query(`select 1 from app.wallets`);
    expect(wallets.rows).toEqual([]);
  } finally {
    await production.close();
  }
}, 240_000);
