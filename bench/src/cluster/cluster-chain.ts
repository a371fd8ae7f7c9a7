import path from 'node:path';
import { startAnvil } from '@nova/contracts/test/start-anvil';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Secrets } from '@nova/supervisor/secrets';
import { startValidators, type Validator } from '@nova/testing/engines/start-validators';
import type { PrivateNetwork } from '@nova/testing/network/private-network';
import { privateKeyToAddress } from 'viem/accounts';
import { JsonRpc } from '../json-rpc.ts';

export const VALIDATORS_FOLDER = 'validators';
/**
 * Block interval of the external engine in seconds, including empty blocks, like an engine of a network.
 */
const BLOCK_SECONDS = 1;

/** Addresses of the cluster's chain. Each copy of our processes uses one of them. */
export interface ClusterChain {
  readonly nodes: readonly { readonly rpcUrl: string; readonly wsUrl: string }[];
  readonly validators: readonly Validator[];
  /** Continues after the contracts are deployed. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts anvil, which seals every second once the contracts are deployed. */
export async function startAnvilChain(secrets: Secrets): Promise<ClusterChain> {
  const anvil = await startAnvil(['--chain-id', String(CHAIN_ID), '--base-fee', '0']);
  const { rpcUrl } = anvil;
  await imitateGenesis(rpcUrl, secrets);
  return {
    nodes: [{ rpcUrl, wsUrl: rpcUrl.replace('http', 'ws') }],
    validators: [],
    resume: () => sealEvery(rpcUrl, BLOCK_SECONDS),
    stop: () => anvil.stop(),
  };
}

/** Starts four validators on CometBFT. @param network gives each a machine of its own; null for none */
export async function startValidatorChain(
  dataDir: string,
  secrets: Secrets,
  network: PrivateNetwork | null,
): Promise<ClusterChain> {
  const accounts = {
    deployer: privateKeyToAddress(secrets.DEPLOYER_KEY),
    operator: privateKeyToAddress(secrets.OPERATOR_KEY),
  };
  const { all, close } = await startValidators({
    dir: path.join(dataDir, VALIDATORS_FOLDER),
    accounts,
    network,
  });
  return { nodes: all, validators: all, resume: async () => {}, stop: close };
}

/**
 * Sets the state that the genesis of our own network would contain: the deployer owns the supply, and the
 * operator receives the fees.
 */
async function imitateGenesis(rpcUrl: string, secrets: Secrets): Promise<void> {
  const rpc = new JsonRpc(rpcUrl);
  const supply = `0x${(10n ** 27n).toString(16)}`;
  await rpc.call('anvil_setBalance', [privateKeyToAddress(secrets.DEPLOYER_KEY), supply]);
  await rpc.call('anvil_setCoinbase', [privateKeyToAddress(secrets.OPERATOR_KEY)]);
  rpc.close();
}

async function sealEvery(rpcUrl: string, seconds: number): Promise<void> {
  const rpc = new JsonRpc(rpcUrl);
  await rpc.call('evm_setIntervalMining', [seconds]);
  rpc.close();
}
