import { type Artifact, buildModule, deploy, DeploymentResultType } from '@nomicfoundation/ignition-core';
import { createWalletClient, type Hex, http, type TransactionSerializableEIP1559 } from 'viem';
import { expect, test } from 'vitest';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { deployer, novaChain, rpc, useTestNode, viemClients } from '../../../test/test-node.ts';

const { Probe } = compileSolidity('probe.sol');

const artifact: Artifact = {
  contractName: 'Probe',
  sourceName: 'probe.sol',
  abi: Probe!.abi as Artifact['abi'],
  bytecode: Probe!.bytecode,
  linkReferences: {},
};

const probeModule = buildModule('Probes', (builder) => {
  const first = builder.contract('Probe', [], { id: 'First' });
  const second = builder.contract('Probe', [], { id: 'Second', after: [first] });
  return { first, second };
});

interface PendingRequest {
  method: string;
  params?: unknown[];
}

/** Wraps a node like Hardhat does: signs transactions with the key of its configuration. */
function signingProvider(url: string) {
  const wallet = createWalletClient({ chain: novaChain(url), transport: http(url), account: deployer });
  async function sign(fields: Record<string, Hex>): Promise<Hex> {
    const { gas, value, nonce, maxFeePerGas, maxPriorityFeePerGas, data, to } = fields;
    const request: TransactionSerializableEIP1559 = {
      type: 'eip1559',
      chainId: 96_969,
      nonce: Number(nonce),
      gas: BigInt(gas!),
      value: BigInt(value ?? 0),
      maxFeePerGas: BigInt(maxFeePerGas!),
      maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas!),
      ...(data !== undefined && { data }),
      ...(to !== undefined && { to }),
    };
    return wallet.account.signTransaction(request);
  }
  return {
    async request({ method, params = [] }: PendingRequest): Promise<unknown> {
      const isSent = method === 'eth_sendTransaction';
      const forwardedParams = isSent ? [await sign(params[0] as Record<string, Hex>)] : params;
      const { result, error } = await rpc(url, isSent ? 'eth_sendRawTransaction' : method, forwardedParams);
      if (error !== undefined) throw Object.assign(new Error(error.message), error);
      return result;
    },
  };
}

test('Hardhat Ignition deploys with its own fees and five confirmations on a chain with heartbeats', async () => {
  const node = await useTestNode({ heartbeat: { intervalMs: 20, count: 6 } });
  const result = await deploy({
    config: { requiredConfirmations: 5, blockPollingInterval: 20 },
    artifactResolver: { loadArtifact: async () => artifact, getBuildInfo: async () => undefined },
    provider: signingProvider(node.url),
    ignitionModule: probeModule,
    deploymentParameters: {},
    accounts: [deployer.address],
  });
  if (result.type !== DeploymentResultType.SUCCESSFUL_DEPLOYMENT) throw new Error(JSON.stringify(result));
  const { reader } = viemClients(node.url);
  for (const { address } of Object.values(result.contracts)) {
    expect(await reader.getCode({ address: address as Hex })).toMatch(/^0x6080/);
  }
  expect(Object.keys(result.contracts)).toEqual(['Probes#First', 'Probes#Second']);
});
