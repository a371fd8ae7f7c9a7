import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { findFreePort } from '@nova/db/embedded/free-port';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { createLocalSigner } from '@nova/worker/signing/local-signer';
import { openRemoteSigner } from '@nova/worker/signing/remote-signer';
import type { Signer, UnsignedTransaction } from '@nova/worker/signing/signer';
import { encodeFunctionData, type Hex } from 'viem';
import { markdownTable } from './markdown-table.ts';
import { ROOT, withDataFolder } from './running-nova.ts';
import { quantile, round } from './statistics.ts';

const LEDGER: Hex = `0x${'a'.repeat(40)}`;
const TOKEN = 'token of throwaway signers, not of people';

/** Times of the same signatures in milliseconds. */
interface Pairs {
  readonly local: number[];
  readonly remote: number[];
}

/**
 * Compares a signature in the worker's process with one of a separate signer process. Both sign the same
 * transactions by turns, so that the load of other processes affects both alike. The quietest rounds are
 * the tenth with the lowest sum of both medians.
 */
export async function benchSignature(options: { rounds: number; pairs: number }): Promise<string> {
  return withDataFolder(async (dataDir) => {
    const address = await startSignerProcess(dataDir);
    try {
      const signers = {
        local: createLocalSigner(TEST_KEYS.attestor),
        remote: await openRemoteSigner(address, 'attestor'),
      };
      await measureRound(signers, 0, options.pairs);
      const rounds: Pairs[] = [];
      for (let i = 1; i <= options.rounds; i++) rounds.push(await measureRound(signers, i, options.pairs));
      return renderTable(rounds);
    } finally {
      await address.stop();
    }
  });
}

async function startSignerProcess(dataDir: string) {
  const contractsFile = path.join(dataDir, 'contracts.json');
  const contracts = { ActionLedger: { address: LEDGER, deployedAtBlock: 1 } };
  const genesisHash = `0x${'0'.repeat(64)}`;
  await writeFile(contractsFile, JSON.stringify({ chainId: CHAIN_ID, genesisHash, contracts }));
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'apps/signer/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      SIGNER_PORT: String(port),
      SIGNER_TOKEN: TOKEN,
      SIGNER_DIR: path.join(dataDir, 'signer'),
      SIGNER_CONTRACTS: contractsFile,
      ATTESTOR_KEY: TEST_KEYS.attestor,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  await Promise.race([ready, ended]);
  if (child.exitCode !== null) throw new Error('the signer exited while starting');
  return {
    url: `http://127.0.0.1:${port}`,
    token: TOKEN,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function measureRound(
  signers: { local: Signer; remote: Signer },
  number: number,
  pairs: number,
): Promise<Pairs> {
  const times: Pairs = { local: [], remote: [] };
  for (let i = 0; i < pairs; i++) {
    // Each nonce is new, because the signer counts the same call only once.
    const transaction = recordTransaction(number * pairs + i);
    const order = i % 2 === 0 ? (['local', 'remote'] as const) : (['remote', 'local'] as const);
    for (const place of order) {
      const startedAt = performance.now();
      await signers[place].signTransaction(transaction);
      times[place].push(performance.now() - startedAt);
    }
  }
  return times;
}

function recordTransaction(nonce: number): UnsignedTransaction {
  const id: Hex = `0x${nonce.toString(16).padStart(64, '0')}`;
  return {
    chainId: CHAIN_ID,
    nonce,
    gas: 300_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    to: LEDGER,
    value: 0n,
    data: encodeFunctionData({
      abi: actionLedgerAbi,
      functionName: 'record',
      args: [id, LEDGER, id, encodeActionKey('link_click'), 1_900_000_000n],
    }),
  };
}

function renderTable(rounds: readonly Pairs[]): string {
  const medians = ({ local, remote }: Pairs) => quantile(local, 0.5) + quantile(remote, 0.5);
  const quiet = rounds.toSorted((a, b) => medians(a) - medians(b)).slice(0, Math.ceil(rounds.length / 10));
  const rowsOf = (name: string, chosen: readonly Pairs[]) =>
    (['local', 'remote'] as const).map((place) => {
      const times = chosen.flatMap((pairs) => pairs[place]);
      const quantiles = [0.1, 0.5, 0.99].map((q) => round(quantile(times, q), 2));
      return [name, place === 'local' ? 'the worker' : 'a signer', times.length].concat(quantiles);
    });
  return markdownTable(
    ['rounds', 'key in', 'signatures', 'p10 ms', 'p50 ms', 'p99 ms'],
    [...rowsOf('quietest', quiet), ...rowsOf('all', rounds)],
  );
}
