import { ContractFactory, JsonRpcProvider, NonceManager, Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { stranger, useTestNode } from '../../../test/test-node.ts';

const { Probe } = compileSolidity('probe.sol');
const KEY = `0x${'22'.repeat(32)}`;

test('ethers gets five confirmations on an idle chain with heartbeats', async () => {
  const node = await useTestNode({ heartbeat: { intervalMs: 20, count: 6 } });
  const provider = new JsonRpcProvider(node.url, 96_969, { staticNetwork: true, pollingInterval: 20 });
  const response = await new Wallet(KEY, provider).sendTransaction({ to: stranger.address, value: 1n });
  const receipt = (await response.wait(5))!;
  expect(receipt.blockNumber).toBe(1);
  expect(await receipt.confirmations()).toBeGreaterThanOrEqual(5);
  provider.destroy();
});

test('ethers deploys twice in a row when it manages the nonces itself, despite its cache', async () => {
  const node = await useTestNode();
  const provider = new JsonRpcProvider(node.url, 96_969, { staticNetwork: true, pollingInterval: 20 });
  const signer = new NonceManager(new Wallet(KEY, provider));
  const factory = new ContractFactory(JSON.stringify(Probe!.abi), Probe!.bytecode, signer);
  const first = await factory.deploy();
  await first.waitForDeployment();
  const second = await factory.deploy();
  await second.waitForDeployment();
  expect(await first.getAddress()).not.toBe(await second.getAddress());
  expect(node.chain.head.header.number).toBe(2);
  provider.destroy();
});
