import { presaleAbi } from '@nova/abi/presale';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { readContracts } from '@nova/testing/chain/read-contracts';
import { composeSimulatedPurchase } from '@nova/testing/presale/bridge-buyer';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { TestUser } from '@nova/testing/test-user';
import { encodeFunctionData, type Hex, parseUnits } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { CPU_ROLES, cpuPerItem, readCpuByRole } from '../cluster/process-cpu.ts';
import { HttpClients } from '../explorer/explorer-load.ts';
import { markdownTable } from '../markdown-table.ts';
import { PostClient } from '../post-json.ts';
import type { NovaProcess } from '../running-nova.ts';
import { latencyOf, round } from '../statistics.ts';

const PHASE = 1;
const UNITS = parseUnits('1', 6);
/** Purchases of each wallet before the measurement, because the first ones measure the compilers. */
const WARM_UP = 5;
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

/**
 * Measures purchases paid with USDT on Nova: every client has a wallet and sends its next signed `Presale.buy` to
 * the public `/rpc` when the previous one is in a block. Each is one transaction that moves the USDT to the treasury
 * and the coins to the buyer.
 * @param load number of clients, and of purchases by all of them together
 */
export async function measureUsdtPurchases(
  nova: NovaProcess,
  { clients, count }: { readonly clients: number; readonly count: number },
): Promise<string> {
  const each = Math.ceil(count / clients);
  const wallets = await openWallets(nova, clients, each + WARM_UP);
  const post = new PostClient(nova.url);
  const readers = new HttpClients(nova.url, 1);
  await buyWithAll(
    post,
    wallets.map((signed) => signed.slice(0, WARM_UP)),
  );
  const before = await waitUntilRecorded(readers, WARM_UP * clients);

  const cpuBefore = readCpuByRole(nova.pid);
  const startedAt = performance.now();
  const timesMs = await buyWithAll(
    post,
    wallets.map((signed) => signed.slice(WARM_UP)),
  );
  const sealedAfter = (performance.now() - startedAt) / 1000;
  await waitUntilRecorded(readers, before + timesMs.length);
  const recordedAfter = (performance.now() - startedAt) / 1000;
  const cpuAfter = readCpuByRole(nova.pid);
  post.close();
  readers.close();

  const { p50Ms, p99Ms } = latencyOf(timesMs);
  const cpu = cpuPerItem(cpuBefore, cpuAfter, timesMs.length);
  const row = [
    timesMs.length,
    round(timesMs.length / sealedAfter),
    round(timesMs.length / recordedAfter),
    p50Ms,
    p99Ms,
    cpu.join(', '),
  ];
  console.log(row);
  return markdownTable(
    [
      'purchases with USDT on Nova',
      'with coins per second',
      'with their receipt per second',
      'coins p50 ms',
      'p99 ms',
      `CPU, ms: ${CPU_ROLES.join(', ')}`,
    ],
    [row],
  );
}

/** Returns the signed purchases of new wallets that have gas, test USDT and the allowance for them. */
async function openWallets(nova: NovaProcess, clients: number, purchases: number): Promise<Hex[][]> {
  const chain = { rpcUrl: `${nova.url}/rpc`, contracts: await readContracts(nova.dataDir) };
  const gasKey = await buyGas(nova, chain);
  const buyers = new PresaleBuyers(chain, gasKey);
  const accounts = Array.from({ length: clients }, () => privateKeyToAccount(generatePrivateKey()));
  const signed: Hex[][] = [];
  for (const account of accounts) {
    await buyers.sendGas(account.address);
    await buyers.prepare(account, UNITS * BigInt(purchases));
    signed.push(await signPurchases(account, buyers.presale, purchases));
  }
  return signed;
}

/** Buys coins that pay the gas of the other wallets. @returns The key of the wallet that has them. */
async function buyGas(
  nova: NovaProcess,
  chain: ConstructorParameters<typeof PresaleBuyers>[0],
): Promise<Hex> {
  const key = generatePrivateKey();
  const account = privateKeyToAccount(key);
  const user = new TestUser(nova.url);
  await user.signIn();
  const data = await composeSimulatedPurchase(account, { usdt: '1', requestId: `bench-${account.address}` });
  const post = new PostClient(nova.url);
  await post.post('/functions/v1/wallet-operations', { action: 'purchase_presale', data }, user.accessToken);
  post.close();
  const { reader } = new PresaleBuyers(chain, key);
  await waitUntil(async () => (await reader.getBalance({ address: account.address })) > 0n);
  return key;
}

async function signPurchases(account: PrivateKeyAccount, presale: Hex, count: number): Promise<Hex[]> {
  const data = encodeFunctionData({
    abi: presaleAbi,
    functionName: 'buy',
    args: [BigInt(PHASE), UNITS, 0n],
  });
  const fees = { maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const call = { type: 'eip1559', chainId: CHAIN_ID, to: presale, data, gas: 250_000n, ...fees } as const;
  // The approval was the second transaction of the wallet.
  return Promise.all(
    Array.from({ length: count }, (_, index) => account.signTransaction({ ...call, nonce: index + 2 })),
  );
}

/** Sends the transactions of every wallet in their order. @returns The milliseconds of each until it was in a block. */
async function buyWithAll(post: PostClient, wallets: readonly (readonly Hex[])[]): Promise<number[]> {
  const timesMs: number[] = [];
  const buy = async (signed: readonly Hex[]) => {
    for (const raw of signed) {
      const startedAt = performance.now();
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransactionSync', params: [raw] };
      const { result, error } = await post.post<Answer>('/rpc', call, '');
      if (result?.status !== '0x1') throw new Error(`a purchase failed: ${error?.message ?? result?.status}`);
      timesMs.push(performance.now() - startedAt);
    }
  };
  await Promise.all(wallets.map(buy));
  return timesMs;
}

interface Answer {
  readonly result?: { readonly status: Hex };
  readonly error?: { readonly message: string };
}

/** Waits until the presale lists this number of completed purchases. @returns The number that it lists. */
async function waitUntilRecorded(readers: HttpClients, count: number): Promise<number> {
  let recorded = 0;
  await waitUntil(async () => {
    const status = JSON.parse(await readers.read('/functions/v1/presale-phases')) as {
      readonly ledger: { readonly totalEntries: number };
    };
    recorded = status.ledger.totalEntries;
    return recorded >= count;
  });
  return recorded;
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('The presale did not follow within a minute.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
