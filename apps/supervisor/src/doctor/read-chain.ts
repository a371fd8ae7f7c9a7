import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeployedContracts, deploymentFileName, deploymentSchema } from '@nova/shared/chain/deployment';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import type { Hex } from 'viem';
import type { Setup } from './setup.ts';

const TIMEOUT_MS = 5_000;

/** Data that the node reports about itself. */
export interface ChainFacts {
  readonly rpc: RpcClient;
  readonly chainId: number;
  readonly genesisHash: Hex;
  readonly head: number;
  /** Seconds since 1970. */
  readonly headTime: number;
  readonly client: string;
}

/** @throws RpcError, NodeAwayError */
export async function readChain(rpcUrl: string): Promise<ChainFacts> {
  const rpc = new RpcClient(rpcUrl, TIMEOUT_MS);
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  const genesis = await rpc.request<{ hash: Hex }>('eth_getBlockByNumber', ['earliest', false]);
  const head = await rpc.request<{ number: Hex; timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
  const client = await rpc.request<string>('web3_clientVersion').catch(() => 'an unnamed engine');
  return {
    rpc,
    chainId,
    genesisHash: genesis.hash.toLowerCase() as Hex,
    head: Number(head.number),
    headTime: Number(head.timestamp),
    client,
  };
}

/**
 * Returns the contract addresses from the deployment file of this chain, or null without a file or a data
 * folder.
 */
export async function readManifest({ dataDir }: Setup, genesisHash: Hex): Promise<DeployedContracts | null> {
  if (dataDir === undefined) return null;
  const file = path.join(dataDir, 'deployments', deploymentFileName(genesisHash));
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : deploymentSchema.parse(JSON.parse(text)).contracts;
}
