import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import type { Funding } from '@nova/contracts/scripts/fund-addresses';
import { startAnvil as startBareAnvil } from '@nova/contracts/test/start-anvil';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { privateKeyToAddress } from 'viem/accounts';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import type { Hex } from 'viem';

const PLENTY_WEI = '0x56bc75e2d63100000';

export interface Anvil {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly rpc: RpcClient;
  readonly ledgerAddress: Hex;
  readonly contracts: DeployedContracts;
  close(): Promise<void>;
}

export interface AnvilKeys {
  readonly deployer: Hex;
  readonly attestor: Hex;
  readonly curator: Hex;
}

/**
 * Starts another engine with a base fee, several transactions per block on request, and reorgs on command.
 * @param args additional arguments of anvil
 */
export async function startAnvil(keys: AnvilKeys, args: readonly string[] = []): Promise<Anvil> {
  const anvil = await startBareAnvil(['--chain-id', String(CHAIN_ID), ...args]);
  const { rpcUrl } = anvil;
  const rpc = new RpcClient(rpcUrl);
  for (const key of Object.values(keys) as Hex[]) {
    await rpc.request('anvil_setBalance', [privateKeyToAddress(key), PLENTY_WEI]);
  }
  const contracts = await deployLedger(rpcUrl, keys);
  return {
    rpcUrl,
    wsUrl: rpcUrl.replace('http', 'ws'),
    rpc,
    ledgerAddress: contracts.ActionLedger.address,
    contracts,
    close: () => anvil.stop(),
  };
}

/** Deploys the ledger on a chain whose deployer has coins, and sends gas to the keys that write. */
export async function deployLedger(
  rpcUrl: string,
  keys: AnvilKeys,
  funding: readonly Funding[] = [],
): Promise<DeployedContracts> {
  const deploymentsDir = await mkdtemp(path.join(os.tmpdir(), 'nova-worker-test-'));
  const deployment = await deployContracts({
    rpcUrl,
    chainId: CHAIN_ID,
    deployerKey: keys.deployer,
    roles: {
      admin: privateKeyToAddress(keys.deployer),
      attestor: privateKeyToAddress(keys.attestor),
      curator: privateKeyToAddress(keys.curator),
    },
    funding,
    deploymentsDir,
    log: () => {},
  });
  await rm(deploymentsDir, { recursive: true });
  return deployment.contracts;
}
