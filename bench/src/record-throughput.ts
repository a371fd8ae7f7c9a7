import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { encodeFunctionData, keccak256, numberToHex, parseEther, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ENGINES, type Engine } from './engines.ts';
import { JsonRpc } from './json-rpc.ts';
import { markdownTable } from './markdown-table.ts';
import { latencyOf, round } from './statistics.ts';

/** Enough accounts that no cooldown or cap is ever reached. */
const ACCOUNTS = 1_000;
const TIP_WEI = 1_000_000_000n;
const GAS_LIMIT = 300_000n;

interface Run {
  engine: string;
  clients: number;
  fromBlock: number;
  toBlock: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerBlock: number;
}

/**
 * Measures `ActionLedger.record`, one transaction per block, sent as raw transactions over HTTP and awaited
 * to their receipts. Every engine gets the same signed work; results cover the blocks between `from` and
 * `to`.
 */
export async function benchRecordThroughput(
  options: { from: number; to: number; clients: readonly number[] },
  engines: Readonly<Record<string, () => Promise<Engine>>> = ENGINES,
): Promise<string> {
  const runs: Run[] = [];
  for (const [name, start] of Object.entries(engines)) {
    const engine = await start();
    try {
      for (const run of await measure(name, engine, options)) {
        runs.push(run);
        console.log(JSON.stringify(run));
      }
    } finally {
      await engine.stop();
    }
  }
  return markdownTable(
    ['engine', 'clients', 'blocks', 'blocks/s', 'p50 ms', 'p99 ms', 'CPU ms per block'],
    runs.map((run) => [
      run.engine,
      run.clients,
      `${run.fromBlock}–${run.toBlock}`,
      run.perSecond,
      run.p50Ms,
      run.p99Ms,
      run.cpuMsPerBlock,
    ]),
  );
}

async function measure(
  name: string,
  engine: Engine,
  { from, to, clients }: { from: number; to: number; clients: readonly number[] },
): Promise<Run[]> {
  const deployment = await deployContracts({
    rpcUrl: engine.url,
    chainId: CHAIN_ID,
    deployerKey: engine.deployerKey,
    roles: {
      admin: testAddressOf('deployer'),
      attestor: testAddressOf('attestor'),
      curator: testAddressOf('curator'),
    },
    funding: [{ label: 'attestor', address: testAddressOf('attestor'), amountWei: parseEther('1000') }],
    deploymentsDir: `${engine.dir}/deployments`,
    log: () => {},
  });
  const rpc = new JsonRpc(engine.url);
  const work = new SignedWork(deployment.contracts.ActionLedger.address);
  try {
    const head = Number(await rpc.call<Hex>('eth_blockNumber', []));
    await drive(rpc, await work.next(Math.max(0, from - head)), 1);
    const runs: Run[] = [];
    let start = from;
    for (const count of clients) {
      const blocks = to - from;
      const transactions = await work.next(blocks);
      const cpuBefore = cpuSeconds(engine.pid);
      const startedAt = performance.now();
      const latencies = await drive(rpc, transactions, count);
      const seconds = (performance.now() - startedAt) / 1000;
      const { p50Ms, p99Ms } = latencyOf(latencies);
      runs.push({
        engine: name,
        clients: count,
        fromBlock: start,
        toBlock: start + blocks,
        perSecond: round(blocks / seconds, 0),
        p50Ms,
        p99Ms,
        cpuMsPerBlock: round(((cpuSeconds(engine.pid) - cpuBefore) * 1000) / blocks, 2),
      });
      start += blocks;
    }
    return runs;
  } finally {
    rpc.close();
  }
}

/** Signed `record` transactions of the attestor, prepared before the measurement. */
class SignedWork {
  readonly #account = privateKeyToAccount(TEST_KEYS.attestor);
  readonly #ledger: Hex;
  readonly #startedAt = Math.floor(Date.now() / 1000) - 5 * 86_400;
  #nonce = 0;

  constructor(ledger: Hex) {
    this.#ledger = ledger;
  }

  async next(count: number): Promise<Hex[]> {
    const transactions: Hex[] = [];
    for (let i = 0; i < count; i++) transactions.push(await this.#sign(this.#nonce++));
    return transactions;
  }

  #sign(nonce: number): Promise<Hex> {
    // Each account acts again only after two hours of its own time: ten a day stay below every cap.
    const occurredAt = BigInt(this.#startedAt + Math.floor(nonce / ACCOUNTS) * 9_000);
    const data = encodeFunctionData({
      abi: actionLedgerAbi,
      functionName: 'record',
      args: [
        keccak256(numberToHex(nonce)),
        numberToHex(0x10_0000 + (nonce % ACCOUNTS), { size: 20 }),
        keccak256(stringToHex(`user ${nonce % ACCOUNTS}`)),
        encodeActionKey('page_visit'),
        occurredAt,
      ],
    });
    return this.#account.signTransaction({
      chainId: CHAIN_ID,
      type: 'eip1559',
      nonce,
      to: this.#ledger,
      data,
      gas: GAS_LIMIT,
      maxFeePerGas: TIP_WEI * 10n,
      maxPriorityFeePerGas: TIP_WEI,
    });
  }
}

/**
 * Sends everything with `clients` concurrent clients; each sends its next transaction after the receipt of
 * its last.
 */
async function drive(rpc: JsonRpc, transactions: readonly Hex[], clients: number): Promise<number[]> {
  const seal = (await waitsForReceipts(rpc)) ? sendAndWait : sendAndPoll;
  const latencies: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < transactions.length) {
      const startedAt = performance.now();
      const receipt = await seal(rpc, transactions[next++]!);
      if (receipt.status !== '0x1')
        throw new Error(`A record was rejected in block ${Number(receipt.blockNumber)}`);
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies;
}

interface Receipt {
  readonly status: Hex;
  readonly blockNumber: Hex;
}

/** Returns whether the engine answers a transaction with its receipt (EIP-7966). */
async function waitsForReceipts(rpc: JsonRpc): Promise<boolean> {
  return rpc.call('eth_sendRawTransactionSync', ['0x']).then(
    () => true,
    (error: Error) => !/not exist|not available|not found|not supported/i.test(error.message),
  );
}

const sendAndWait = (rpc: JsonRpc, transaction: Hex): Promise<Receipt> =>
  send<Receipt>(rpc, 'eth_sendRawTransactionSync', transaction);

async function sendAndPoll(rpc: JsonRpc, transaction: Hex): Promise<Receipt> {
  return receiptOf(rpc, await send<Hex>(rpc, 'eth_sendRawTransaction', transaction));
}

/** Retries a transaction that overtook the previous one, because CometBFT's mempool accepts no gaps. */
async function send<Answer>(rpc: JsonRpc, method: string, transaction: Hex): Promise<Answer> {
  for (;;) {
    try {
      return await rpc.call<Answer>(method, [transaction]);
    } catch (error) {
      if (!/nonce too high/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

async function receiptOf(rpc: JsonRpc, hash: Hex): Promise<Receipt> {
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const receipt = await rpc.call<Receipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    if (attempt > 2) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`No receipt for ${hash}`);
}

/** Returns user and system time of a process; Linux only, NaN elsewhere. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / clockTicks();
  } catch {
    return Number.NaN;
  }
}

let ticks: number | undefined;
const clockTicks = (): number => (ticks ??= Number(execFileSync('getconf', ['CLK_TCK'])));
