import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { findFreePort } from '@nova/db/embedded/free-port';
import { findEngineProgram } from './engine-binary.ts';
import { writeEngineGenesis } from './engine-genesis.ts';
import { EngineProcess, waitForRpc } from './engine-process.ts';
import type { OtherEngine } from './other-engine.ts';

const run = promisify(execFile);

/**
 * Starts go-ethereum in developer mode with the genesis of our network.
 * @param period seconds between blocks; 0 seals on demand, but sometimes leaves a transaction pending until the
 * next one arrives
 */
export async function startGeth(period = 1): Promise<OtherEngine & { readonly pid: number }> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-geth-'));
  const program = findEngineProgram('geth');
  const genesis = path.join(dir, 'genesis.json');
  await writeEngineGenesis(genesis);
  await run(program, ['init', '--state.scheme', 'hash', '--datadir', path.join(dir, 'data'), genesis]);
  const [httpPort, wsPort, authPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const ports = { httpPort, wsPort, authPort };
  const args = gethArgs(path.join(dir, 'data'), period, ports);
  const geth = new EngineProcess(program, args, path.join(dir, 'log'));
  const rpcUrl = `http://127.0.0.1:${httpPort}`;
  const close = async () => {
    await geth.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await waitForRpc(rpcUrl, geth);
  } catch (error) {
    await close();
    throw error;
  }
  return { rpcUrl, wsUrl: `ws://127.0.0.1:${wsPort}`, pid: geth.pid, close };
}

function gethArgs(
  dataDir: string,
  period: number,
  { httpPort, wsPort, authPort }: { httpPort: number; wsPort: number; authPort: number },
): string[] {
  const apis = 'eth,net,web3,debug,txpool';
  return [
    ['--dev', '--dev.period', String(period), '--networkid', String(CHAIN_ID)],
    ['--datadir', dataDir, '--gcmode', 'archive', '--state.scheme', 'hash', '--cache', '256'],
    ['--http', '--http.addr', '127.0.0.1', '--http.port', String(httpPort), '--http.api', apis],
    ['--ws', '--ws.addr', '127.0.0.1', '--ws.port', String(wsPort), '--ws.api', apis, '--ws.origins', '*'],
    ['--authrpc.port', String(authPort), '--port', '0', '--ipcdisable', '--nodiscover'],
    ['--miner.gasprice', '1', '--txpool.pricelimit', '1', '--rpc.txfeecap', '0', '--verbosity', '2'],
  ].flat();
}
