import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { type DeployedValidators, startDeployedValidators } from '@nova/testing/engines/deployed-validators';
import { callApi } from '@nova/testing/call-api';
import { startTestStackOn, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { NodeAwayError, RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { encodeFunctionData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Hex = `0x${string}`;
interface Block {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly baseFeePerGas: Hex;
  readonly miner: Hex;
  readonly transactions: readonly Hex[];
}

const WAIT = { timeout: 30_000, interval: 50 };

let stack: TestStack<DeployedValidators>;
let rpc: RpcClient;
beforeAll(async () => {
  stack = await startTestStackOn(await startDeployedValidators());
  rpc = new RpcClient(stack.chain.rpcUrl);
});
afterAll(() => stack.close());

const readBlock = (tag: string) => rpc.request<Block>('eth_getBlockByNumber', [tag, false]);

async function act() {
  const user = new TestUser(stack.url);
  await user.signIn();
  const { action_id: actionId } = await user.act('page_visit', `${user.address}-1`);
  return { user, actionId: actionId! };
}

async function waitForAction(actionId: string) {
  const path = `/api/v1/actions/${actionId}`;
  await expect.poll(async () => (await callApi(stack.url, path)).status, WAIT).toBe(200);
  return (await callApi(stack.url, path)).body as { block_number: number; transaction_hash: Hex };
}

test('a press becomes a block with one transaction, and the explorer shows it', async () => {
  const { actionId } = await act();
  const action = await waitForAction(actionId);
  const block = await readBlock(`0x${action.block_number.toString(16)}`);
  expect(block.transactions).toEqual([action.transaction_hash]);
  expect(block.baseFeePerGas).toBe('0x0');
  expect(block.miner).toBe(testAddressOf('operator').toLowerCase());
});

test('ten presses at once become ten blocks with one transaction each', async () => {
  const pressed = await Promise.all(Array.from({ length: 10 }, act));
  const actions = await Promise.all(pressed.map(({ actionId }) => waitForAction(actionId)));
  expect(new Set(actions.map((action) => action.block_number)).size).toBe(10);
  for (const { block_number: number } of actions) {
    expect((await readBlock(`0x${number.toString(16)}`)).transactions).toHaveLength(1);
  }
});

test('without transactions hardly any blocks are made', async () => {
  const height = async () => Number(await rpc.request<Hex>('eth_blockNumber'));
  // The block behind the last action, which proves its state.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const before = await height();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  // One every five seconds.
  expect(await height()).toBeLessThanOrEqual(before + 1);
});

test('it answers receipts of a block, traces and logs, and a proof at a height', async () => {
  const { actionId } = await act();
  const action = await waitForAction(actionId);
  const number = `0x${action.block_number.toString(16)}`;
  expect(await rpc.request('eth_getBlockReceipts', [number])).toMatchObject([
    { transactionHash: action.transaction_hash, status: '0x1' },
  ]);
  expect(
    await rpc.request('debug_traceTransaction', [action.transaction_hash, { tracer: 'callTracer' }]),
  ).toMatchObject({ type: 'CALL', to: stack.chain.contracts.ActionLedger.address });
  const address = stack.chain.contracts.ActionLedger.address;
  const logs = await rpc.request<unknown[]>('eth_getLogs', [{ address, fromBlock: number, toBlock: number }]);
  expect(logs.length).toBeGreaterThan(0);
  expect(await rpc.request('eth_getProof', [address, [], number])).toMatchObject({ address });
});

test('it names itself in one line', async () => {
  expect(await rpc.request('web3_clientVersion')).toMatch(/^nova-cometbft\/cosmos-evm-v[\d.]+\/\S+$/);
});

test('a call of a contract is filled in with the gas that it needs', async () => {
  const data = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'symbol' });
  const call = { from: testAddressOf('operator'), to: stack.chain.contracts.ActionLedger.address, data };
  const { tx } = await rpc.request<{ tx: { gas: Hex } }>('eth_fillTransaction', [call]);
  expect(tx.gas).toBe(await rpc.request('eth_estimateGas', [call]));
});

test('a transaction with a used nonce or without money is refused by the first validator that is asked', async () => {
  const poor = privateKeyToAccount(generatePrivateKey());
  const raw = await poor.signTransaction({
    chainId: 96_969,
    type: 'eip1559',
    nonce: 0,
    gas: 21_000n,
    to: testAddressOf('operator'),
    maxFeePerGas: 1_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
  const refusal = await rpc.request('eth_sendRawTransaction', [raw]).catch((error: Error) => error);
  expect(refusal).not.toBeInstanceOf(NodeAwayError);
  expect((refusal as Error).message).toMatch(/insufficient funds|balance/i);
});

test('the same bytes sent again are answered as Ethereum nodes do, because wallets send again', async () => {
  const sender = privateKeyToAccount(TEST_KEYS.pauser);
  const nonce = Number(await rpc.request<Hex>('eth_getTransactionCount', [sender.address, 'latest']));
  const raw = await sender.signTransaction({
    chainId: 96_969,
    type: 'eip1559',
    nonce,
    gas: 21_000n,
    to: testAddressOf('operator'),
    maxFeePerGas: 1_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
  await rpc.request('eth_sendRawTransaction', [raw]);
  const refusal = await rpc.request('eth_sendRawTransaction', [raw]).catch((error: Error) => error);
  expect((refusal as Error).message).toBe('already known');
});
