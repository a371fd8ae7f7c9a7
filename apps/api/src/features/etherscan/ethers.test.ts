import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { Contract, EtherscanProvider, Network, parseEther, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The ethers provider for Etherscan with overridden URLs, as its documentation recommends. It accepts only
 * chains on Etherscan's list, so it starts with the first of them and switches to ours afterwards.
 */
class NovaEtherscanProvider extends EtherscanProvider {
  readonly #url: string;

  constructor(url: string) {
    super(new Network('nova', 1));
    this.#url = `${url}/api`;
    this.network.chainId = 96_969n;
  }

  override getUrl(module: string, params: Record<string, string>): string {
    const query = new URLSearchParams({ chainid: String(this.network.chainId), module, ...params });
    return `${this.#url}?${query.toString()}`;
  }

  override getPostUrl(): string {
    return this.#url;
  }
}

const RICH = testAddressOf('deployer');
const FRIEND = '0x00000000000000000000000000000000000f00D1';

let stack: TestStack;
let provider: NovaEtherscanProvider;
let user: TestUser;

beforeAll(async () => {
  stack = await startTestStack();
  provider = new NovaEtherscanProvider(stack.url);
  user = new TestUser(stack.url);
  await user.signIn();
  await user.act('energy_collection', 'etherscan-1');
});
afterAll(async () => {
  provider.destroy();
  await stack.close();
});

/** Waits until the index has reached a height. */
async function untilIndexed(height: number): Promise<void> {
  for (;;) {
    const stats = (await (await fetch(`${stack.url}/api/v1/stats`)).json()) as { indexed_block: number };
    if (stats.indexed_block >= height) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('reads blocks, balances, code, nonces and storage', async () => {
  const height = await provider.getBlockNumber();
  expect(height).toBeGreaterThan(1);
  const block = (await provider.getBlock(height))!;
  expect(block.number).toBe(height);
  expect(block.transactions).toHaveLength(1);
  expect((await provider.getBlock('latest', true))!.prefetchedTransactions[0]!.hash).toBe(
    block.transactions[0],
  );
  expect((await provider.getNetwork()).chainId).toBe(96_969n);
  expect(await provider.getBalance(RICH)).toBeGreaterThan(parseEther('1000000'));
  expect(await provider.getBalance(RICH, 0)).toBe(parseEther('1000000000'));
  expect(await provider.getTransactionCount(user.address)).toBe(0);
  expect(await provider.getCode(user.address)).toBe('0x');
  expect((await provider.getCode(stack.chain.ledgerAddress)).length).toBeGreaterThan(1_000);
  expect(await provider.getStorage(stack.chain.ledgerAddress, 0)).toMatch(/^0x[0-9a-f]{64}$/);
});

test('calls contracts, estimates gas and decodes the reason of a reverted call', async () => {
  const ledger = new Contract(stack.chain.ledgerAddress, actionLedgerAbi, provider);
  expect(await ledger.getFunction('symbol')()).toBe('EP');
  expect(await ledger.getFunction('balanceOf')(user.address)).toBe(50n);
  await expect(
    ledger
      .getFunction('record')
      .staticCall(`0x${'11'.repeat(32)}`, user.address, `0x${'22'.repeat(32)}`, `0x${'33'.repeat(32)}`, 1n),
  ).rejects.toMatchObject({ code: 'CALL_EXCEPTION', revert: { name: 'AccessControlUnauthorizedAccount' } });
  expect(await provider.estimateGas({ from: RICH, to: FRIEND, value: 1n })).toBe(21_000n);
});

test('returns null for a contract without sources', async () => {
  expect(await provider.getContract(`0x${'9c'.repeat(20)}`)).toBeNull();
});

test('sends a signed transaction and finds it, its receipt and its entry in the history', async () => {
  const wallet = new Wallet(TEST_KEYS.deployer, provider);
  const sent = await wallet.sendTransaction({ to: FRIEND, value: parseEther('1.5') });
  const receipt = (await provider.getTransactionReceipt(sent.hash))!;
  expect(receipt).toMatchObject({ status: 1, from: RICH, to: FRIEND, gasUsed: 21_000n });
  expect(await provider.getTransaction(sent.hash)).toMatchObject({
    value: parseEther('1.5'),
    chainId: 96_969n,
  });
  expect(await provider.getBalance(FRIEND)).toBe(parseEther('1.5'));
  await untilIndexed(receipt.blockNumber);
  const history = (await provider.fetch('account', { action: 'txlist', address: FRIEND })) as unknown[];
  expect(history).toMatchObject([
    {
      hash: sent.hash,
      blockNumber: String(receipt.blockNumber),
      blockHash: receipt.blockHash,
      from: RICH.toLowerCase(),
      to: FRIEND.toLowerCase(),
      value: '1500000000000000000',
      isError: '0',
      txreceipt_status: '1',
    },
  ]);
});

test('returns an empty list for an empty history', async () => {
  const nobody = `0x${'ef'.repeat(20)}`;
  for (const action of ['txlist', 'txlistinternal', 'tokentx', 'tokennfttx']) {
    expect(await provider.fetch('account', { action, address: nobody })).toEqual([]);
  }
  expect(await provider.fetch('logs', { action: 'getLogs', address: nobody })).toEqual([]);
});

test('throws the API’s message for an invalid request, and a specific error for a used nonce', async () => {
  await expect(provider.fetch('account', { action: 'balance', address: '0x12' })).rejects.toMatchObject({
    code: 'SERVER_ERROR',
    info: { result: { status: '0', message: 'NOTOK', result: 'Error! Invalid address format' } },
  });
  const wallet = new Wallet(TEST_KEYS.deployer, provider);
  const signed = await wallet.signTransaction({
    ...(await wallet.populateTransaction({ to: FRIEND, value: 1n })),
    nonce: 0,
  });
  await expect(provider.broadcastTransaction(signed)).rejects.toMatchObject({ code: 'NONCE_EXPIRED' });
});

test('shows points as transfers of the on-chain token', async () => {
  await untilIndexed(await provider.getBlockNumber());
  const transfers = (await provider.fetch('account', {
    action: 'tokentx',
    address: user.address,
    sort: 'asc',
  })) as Record<string, string>[];
  expect(
    transfers.map(({ from, to, value, contractAddress }) => ({ from, to, value, contractAddress })),
  ).toEqual(
    ['10', '40'].map((value) => ({
      from: `0x${'00'.repeat(20)}`,
      to: user.address,
      value,
      contractAddress: stack.chain.ledgerAddress.toLowerCase(),
    })),
  );
});
