import {
  Contract,
  ContractFactory,
  type ContractTransactionResponse,
  isCallException,
  JsonRpcProvider,
  Wallet,
  WebSocketProvider,
  encodeBytes32String,
  id,
  parseEther,
} from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { startTestNode, stranger } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const { Probe } = compileSolidity('probe.sol');
const KEY = `0x${'22'.repeat(32)}`;
const abi = JSON.stringify(Probe!.abi);

let node: RunningNode;
let provider: JsonRpcProvider;
let wallet: Wallet;
let probe: Contract;

beforeAll(async () => {
  node = await startTestNode();
  provider = new JsonRpcProvider(node.url, 96_969, {
    staticNetwork: true,
    cacheTimeout: -1,
    pollingInterval: 20,
  });
  wallet = new Wallet(KEY, provider);
  const factory = new ContractFactory(abi, Probe!.bytecode, wallet);
  const deployed = await factory.deploy();
  await deployed.waitForDeployment();
  probe = new Contract(await deployed.getAddress(), abi, wallet);
});

afterAll(async () => {
  provider.destroy();
  await node.close();
});

test('ethers suggests EIP-1559 fees, and a transaction with them is accepted', async () => {
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice } = await provider.getFeeData();
  expect({ maxFeePerGas, maxPriorityFeePerGas, gasPrice }).toEqual({
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 0n,
    gasPrice: 1_000_000_000n,
  });
  const response = await wallet.sendTransaction({ to: wallet.address });
  expect(response.type).toBe(2);
  expect((await response.wait())!.gasPrice).toBe(1_000_000_000n);
});

async function record(name: string, points: number) {
  const response = (await probe.getFunction('record')(
    id(name),
    id('user'),
    stranger.address,
    encodeBytes32String('visit'),
    points,
  )) as ContractTransactionResponse;
  return (await response.wait())!;
}

/** Returns the error of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('ethers sends coins and waits for the receipt', async () => {
  const response = await wallet.sendTransaction({ to: stranger.address, value: parseEther('2') });
  const receipt = await response.wait();
  expect(receipt).toMatchObject({ status: 1, gasUsed: 21_000n, index: 0 });
  expect(await provider.getBalance(stranger.address)).toBe(2_000_000_000_000_000_000n);
  const block = await provider.getBlock(receipt!.blockNumber, true);
  expect(block!.prefetchedTransactions[0]!.hash).toBe(response.hash);
  expect(block!.baseFeePerGas).toBe(1_000_000_000n);
});

test('ethers writes to a contract, reads it, and finds its events', async () => {
  const receipt = await record('ethers writes', 40);
  expect(receipt.logs).toHaveLength(1);
  expect(await probe.getFunction('pointsOf')(stranger.address)).toBe(40n);
  const found = await probe.queryFilter(probe.filters['ActionRecorded']!(id('ethers writes')), 0);
  expect(found.map(({ transactionHash }) => transactionHash)).toEqual([receipt.hash]);
});

test('ethers decodes the reason of a revert', async () => {
  const reason = await failureOf(probe.getFunction('requireReason').staticCall());
  expect(isCallException(reason as never) && reason).toMatchObject({ reason: 'a reason' });
  await record('ethers twice', 1);
  const args = [id('ethers twice'), id('user'), stranger.address, encodeBytes32String('visit'), 1];
  const custom = await failureOf(probe.getFunction('record').staticCall(...args));
  expect(isCallException(custom as never) && custom).toMatchObject({
    revert: { name: 'AlreadyRecorded', args: [id('ethers twice')] },
  });
});

test('ethers recognizes a used nonce and insufficient funds', async () => {
  const to = stranger.address;
  const nonce = await failureOf(wallet.sendTransaction({ to, nonce: 0 }));
  expect(nonce).toMatchObject({ code: 'NONCE_EXPIRED' });
  const poor = new Wallet(`0x${'99'.repeat(32)}`, provider);
  expect(await failureOf(poor.sendTransaction({ to, value: 1n, gasLimit: 21_000n }))).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  });
});

test('ethers receives blocks and events over a WebSocket', async () => {
  const socket = new WebSocketProvider(node.wsUrl, 96_969, { staticNetwork: true });
  const blocks: number[] = [];
  const events: string[] = [];
  await socket.on('block', (number: number) => void blocks.push(number));
  const listening = new Contract(await probe.getAddress(), abi, socket);
  await listening.on('ActionRecorded', (actionId: string) => void events.push(actionId));
  // Requests are answered in order, so the subscriptions are active once a later one is answered.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await socket.getBlockNumber();
  const receipt = await record('ethers listens', 1);
  await expect.poll(() => events).toEqual([id('ethers listens')]);
  await expect.poll(() => blocks).toEqual([receipt.blockNumber]);
  await socket.destroy();
});

test('ethers receives events by polling a filter', async () => {
  const events: string[] = [];
  await probe.on('ActionRecorded', (actionId: string) => void events.push(actionId));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await record('ethers polls', 1);
  await expect.poll(() => events).toEqual([id('ethers polls')]);
  await probe.removeAllListeners();
  // The filter is uninstalled in the background.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await provider.getBlockNumber();
});
