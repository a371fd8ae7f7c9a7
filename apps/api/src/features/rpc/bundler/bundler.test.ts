import { actionPaymasterAbi } from '@nova/abi/action-paymaster';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { hashUserOperation } from '@nova/shared/passkey/hash-user-operation';
import type { DraftOperation } from '@nova/shared/passkey/user-operation';
import { encodeAssertion, encodeCalls, PASSKEY_ABI } from '@nova/shared/passkey/passkey-account';
import { openBundler, openChainClient, openPasskeyAccount } from '@nova/testing/open-passkey-account';
import { createSoftwarePasskey } from '@nova/testing/software-passkey';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import {
  concat,
  createWalletClient,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  parseEther,
  parseEventLogs,
} from 'viem';
import {
  entryPoint08Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallNode } from './bundler-node.ts';
import { estimateOperation } from './estimate-operation.ts';
import { simulateOperation } from './simulate-operation.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

const FRIEND: Hex = `0x${'f1'.repeat(20)}`;

const openAccount = () => openPasskeyAccount(stack);

const prepare = (bundler: ReturnType<typeof openBundler>) =>
  bundler.prepareUserOperation({ calls: [{ to: FRIEND, value: 0n }] }) as Promise<UserOperation<'0.8'>>;

async function call(method: string, params: unknown[]) {
  const response = await fetch(`${stack.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()) as { result?: unknown; error?: { code: number; message: string } };
}

async function fund(address: Hex, value: bigint) {
  const wallet = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.pauser),
    chain: openChainClient(stack).chain,
    transport: http(stack.chain.rpcUrl),
  });
  const hash = await wallet.sendTransaction({ to: address, value });
  await openChainClient(stack).waitForTransactionReceipt({ hash, pollingInterval: 20 });
}

test('creates an account with its first operation, whose gas the paymaster pays', async () => {
  const { client, address, bundler } = await openAccount();
  await fund(address, parseEther('1'));
  const before = await client.getBalance({ address });
  const hash = await bundler.sendUserOperation({
    calls: [
      { to: FRIEND, value: 1n },
      { to: FRIEND, value: 2n },
    ],
  });
  const { success, receipt } = await bundler.waitForUserOperationReceipt({ hash });
  expect(success).toBe(true);
  expect(before - (await client.getBalance({ address }))).toBe(3n);
  expect(await client.getBalance({ address: FRIEND })).toBe(3n);
  expect(await client.getCode({ address })).toBeDefined();
  const block = await client.getBlock({ blockHash: receipt.blockHash });
  expect(block.transactions).toEqual([receipt.transactionHash]);
  const found = await bundler.getUserOperation({ hash });
  expect(found.transactionHash).toBe(receipt.transactionHash);
  const [accountWei] = await client.readContract({
    address: stack.chain.contracts.ActionPaymaster!.address,
    abi: actionPaymasterAbi,
    functionName: 'leftOf',
    args: [address],
  });
  expect(accountWei).toBeLessThan(parseEther('0.01'));
}, 60_000);

test('an account without a paymaster pays its gas, and the key of the bundler gets it back', async () => {
  const { client, account, address } = await openAccount();
  await fund(address, parseEther('1'));
  const key = privateKeyToAddress(TEST_KEYS.gas);
  const before = await client.getBalance({ address: key });
  const bundler = openBundler(stack, account, false);
  const hash = await bundler.sendUserOperation({ calls: [{ to: FRIEND, value: 1n }] });
  const { success, actualGasCost } = await bundler.waitForUserOperationReceipt({ hash });
  expect(success).toBe(true);
  // What the limits reserved and the execution did not use stays with the EntryPoint as the account's deposit.
  const deposit = await client.readContract({
    address: ENTRY_POINT,
    abi: entryPoint08Abi,
    functionName: 'balanceOf',
    args: [address],
  });
  expect(parseEther('1') - (await client.getBalance({ address })) - deposit).toBe(actualGasCost + 1n);
  expect(await client.getBalance({ address: key })).toBeGreaterThanOrEqual(before);
}, 60_000);

test('calls that need more gas than they use get a limit with which they succeed', async () => {
  const { client, bundler } = await openAccount();
  // PUSH3 300000 GAS GT PUSH1 13 JUMPI PUSH1 0 DUP1 REVERT JUMPDEST STOP: needs 300,000 gas, and uses almost none.
  const code = '0x620493e05a11600d57600080fd5b00';
  const wallet = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.pauser),
    chain: client.chain,
    transport: http(stack.chain.rpcUrl),
  });
  const init = concat(['0x600f600c600039600f6000f3', code]);
  const { contractAddress } = await client.waitForTransactionReceipt({
    hash: await wallet.sendTransaction({ data: init }),
    pollingInterval: 20,
  });
  const hash = await bundler.sendUserOperation({ calls: [{ to: contractAddress!, data: '0x' }] });
  expect((await bundler.waitForUserOperationReceipt({ hash })).success).toBe(true);
}, 60_000);

test('an operation is accepted once, however often it is sent', async () => {
  const { bundler, account } = await openAccount();
  const operation = await prepare(bundler);
  const signature = await account.signUserOperation(operation);
  const message = formatUserOperationRequest({ ...operation, signature });
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => call('eth_sendUserOperation', [message, ENTRY_POINT])),
  );
  const [first] = answers;
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set([first!.result]));
  await bundler.waitForUserOperationReceipt({ hash: first!.result as Hex });
  const { rows } = await stack.database.pool.query(
    `select count(*)::int as n from app.outbox where kind = 'send_user_operation' and operation_id = $1`,
    [Buffer.from((first!.result as string).slice(2), 'hex')],
  );
  expect(rows[0].n).toBe(1);
}, 60_000);

test('an operation in a bundle of someone else is found, with its own logs and its revert reason', async () => {
  const sign = async (change: Partial<UserOperation<'0.8'>>) => {
    const { bundler, account } = await openAccount();
    const operation = { ...(await prepare(bundler)), ...change };
    return { ...operation, signature: await account.signUserOperation(operation) };
  };
  const failing = encodeCalls([{ to: ENTRY_POINT, value: 0n, data: '0xffffffff' }]);
  const operations = [await sign({}), await sign({ callData: failing }), await sign({})];
  const client = openChainClient(stack);
  const wallet = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.pauser),
    chain: client.chain,
    transport: http(stack.chain.rpcUrl),
  });
  const hash = await wallet.writeContract({
    address: ENTRY_POINT,
    abi: entryPoint08Abi,
    functionName: 'handleOps',
    args: [operations.map((operation) => toPackedUserOperation(operation)), wallet.account.address],
    gas: 5_000_000n,
  });
  const { logs, blockHash } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  const { bundler } = await openAccount();
  const receipts = await Promise.all(
    operations.map((operation) =>
      bundler.waitForUserOperationReceipt({ hash: hashUserOperation(operation) }),
    ),
  );
  expect(receipts.map(({ success }) => success)).toEqual([true, false, true]);
  expect(receipts.map(({ reason }) => reason)).toEqual([undefined, expect.stringMatching(/^0x/), undefined]);
  for (const receipt of receipts) {
    const ends = parseEventLogs({
      abi: entryPoint08Abi,
      eventName: 'UserOperationEvent',
      logs: receipt.logs,
    });
    expect(ends.map(({ args }) => args.userOpHash)).toEqual([receipt.userOpHash]);
    expect(receipt.receipt.logs).toHaveLength(logs.length);
  }
  for (const operation of operations) {
    const { result } = await call('eth_getUserOperationByHash', [hashUserOperation(operation)]);
    expect(result).toMatchObject({
      userOperation: formatUserOperationRequest(operation),
      entryPoint: ENTRY_POINT,
      transactionHash: hash,
      blockHash,
    });
  }
}, 60_000);

test('an estimate sees changes to accounts that the request contains', async () => {
  const { bundler, address } = await openAccount();
  const calls = [{ to: FRIEND, value: parseEther('2') }];
  const operation = await prepare(bundler);
  const draft = formatUserOperationRequest({ ...operation, callData: encodeCalls(calls) });
  const estimate = (overrides?: unknown) =>
    call('eth_estimateUserOperationGas', [draft, ENTRY_POINT, overrides]);
  expect((await estimate()).error).toMatchObject({ code: -32521 });
  const rich = { [address]: { balance: numberToHex(parseEther('3')) } };
  expect((await estimate(rich)).result).toMatchObject({ callGasLimit: expect.stringMatching(/^0x/) });
  expect((await estimate({ [address]: { balance: 'much' } })).error).toMatchObject({ code: -32602 });
  expect((await estimate('much')).error).toMatchObject({ code: -32602 });
});

test('the paymaster answers for this chain only', async () => {
  const { bundler } = await openAccount();
  const draft = formatUserOperationRequest(await prepare(bundler));
  for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
    const sponsor = (...rest: unknown[]) => call(method, [draft, ENTRY_POINT, ...rest]);
    expect((await sponsor('0x17ac9', {})).result).toMatchObject({ paymasterData: '0x' });
    expect((await sponsor('0x1', {})).error).toMatchObject({ code: -32602 });
  }
});

describe('refuses, without a transaction,', () => {
  const send = async (change: Partial<UserOperation<'0.8'>>, after: Partial<UserOperation<'0.8'>> = {}) => {
    const { bundler, account } = await openAccount();
    const operation = { ...(await prepare(bundler)), ...change };
    const signature = await account.signUserOperation(operation);
    const message = formatUserOperationRequest({ ...operation, signature, ...after });
    const { error } = await call('eth_sendUserOperation', [message, ENTRY_POINT]);
    return error;
  };

  test('a signature of another passkey', async () => {
    const stranger = await openAccount();
    const signature = await stranger.account.signUserOperation(await prepare(stranger.bundler));
    const error = await send({}, { signature });
    expect(error).toMatchObject({ code: -32507, message: 'AA24 signature error' });
  });

  test('a field that was changed after it was signed', async () => {
    expect(await send({}, { callData: encodeCalls([{ to: FRIEND, value: 1n }]) })).toMatchObject({
      code: -32507,
    });
  });

  test('a signature for another chain', async () => {
    const { bundler, owner } = await openAccount();
    const operation = await prepare(bundler);
    const hash = getUserOperationHash({
      chainId: 1,
      entryPointAddress: ENTRY_POINT,
      entryPointVersion: '0.8',
      userOperation: { ...operation, signature: '0x' },
    });
    const foreign = encodeAssertion(await owner.sign({ hash }));
    const message = formatUserOperationRequest({ ...operation, signature: foreign });
    expect((await call('eth_sendUserOperation', [message, ENTRY_POINT])).error).toMatchObject({
      code: -32507,
    });
  });

  test('an operation that its paymaster does not pay for', async () => {
    const paymaster = stack.chain.contracts.ActionPaymaster!.address;
    const error = await send({ paymasterVerificationGasLimit: 1_000n });
    expect(error).toMatchObject({
      code: -32501,
      message: expect.stringMatching(/^AA3/),
      data: { paymaster },
    });
  });

  test('an operation whose session has ended', async () => {
    const ended = { isSuccess: false, gasUsed: '0x0', logs: [] };
    const data = encodeErrorResult({
      abi: entryPoint08Abi,
      errorName: 'FailedOp',
      args: [0n, 'AA22 expired or not due'],
    });
    const callNode: CallNode = async () => [
      { id: 0, result: [{ calls: [{ ...ended, status: '0x0', error: { message: 'reverted', data } }] }] },
    ];
    const { bundler } = await openAccount();
    await expect(simulateOperation(callNode, await prepare(bundler))).rejects.toMatchObject({
      code: -32503,
      message: 'AA22 expired or not due',
    });
  });

  test('the creation of an account with another owner', async () => {
    const stranger = createSoftwarePasskey();
    const factoryData = encodeFunctionData({
      abi: PASSKEY_ABI,
      functionName: 'createAccount',
      args: [stranger.x, stranger.y, 0n],
    });
    expect(await send({ factoryData })).toMatchObject({
      code: -32500,
      message: 'AA14 initCode must return sender',
    });
  });

  test('calls that fail, because the gas would be spent for nothing', async () => {
    const callData = encodeCalls([{ to: FRIEND, value: parseEther('1') }]);
    expect(await send({ callData })).toMatchObject({ code: -32521 });
  });

  test('another factory, another paymaster, too much gas and too low a price', async () => {
    expect(await send({ factory: FRIEND })).toMatchObject({ code: -32602 });
    expect(await send({ paymaster: FRIEND })).toMatchObject({ code: -32602 });
    expect(await send({ callGasLimit: 4_000_000n })).toMatchObject({ code: -32602 });
    expect(await send({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })).toMatchObject({ code: -32602 });
    expect(await send({ preVerificationGas: 1n })).toMatchObject({ code: -32602 });
  });

  test('a sender that is no account of the factory', async () => {
    const sender = stack.chain.contracts.ActionLedger.address;
    expect(await send({ sender, factory: undefined, factoryData: undefined })).toMatchObject({
      code: -32602,
    });
  });

  test('what is no user operation', async () => {
    const { error } = await call('eth_sendUserOperation', [{ sender: FRIEND }, ENTRY_POINT]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('nonce') });
    expect((await call('eth_sendUserOperation', [])).error).toMatchObject({ code: -32602 });
    expect((await call('eth_getUserOperationReceipt', ['0x12'])).error).toMatchObject({ code: -32602 });
  });
});

describe('on an engine that cannot simulate several calls,', () => {
  const callNode: CallNode = (calls) =>
    Promise.all(
      calls.map(async (request) => {
        if (request.method === 'eth_simulateV1') return { id: request.id, error: { code: -32601 } };
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(request) };
        const response = await fetch(stack.chain.rpcUrl, init);
        return (await response.json()) as object;
      }),
    );
  const sign = async (change: Partial<UserOperation<'0.8'>> = {}, signer?: Hex) => {
    const { bundler, account } = await openAccount();
    const operation = { ...(await prepare(bundler)), ...change };
    return { ...operation, signature: signer ?? (await account.signUserOperation(operation)) };
  };

  test('an operation is checked with a trace', async () => {
    const valid = await sign();
    await expect(simulateOperation(callNode, valid)).resolves.toBeUndefined();
    await expect(simulateOperation(callNode, await sign({}, valid.signature))).rejects.toMatchObject({
      code: -32507,
    });
    const callData = encodeCalls([{ to: FRIEND, value: parseEther('1') }]);
    await expect(simulateOperation(callNode, await sign({ callData }))).rejects.toMatchObject({
      code: -32521,
    });
  });

  test('the first calls of an account get a fixed limit, later ones an estimate', async () => {
    const { bundler, account } = await openAccount();
    const estimate = async () => {
      const draft = formatUserOperationRequest(await prepare(bundler)) as DraftOperation;
      return estimateOperation(stack.database.db, callNode, draft) as Promise<{ callGasLimit: Hex }>;
    };
    expect(Number((await estimate()).callGasLimit)).toBe(1_200_000);
    const hash = await bundler.sendUserOperation({ account, calls: [{ to: FRIEND, value: 0n }] });
    await bundler.waitForUserOperationReceipt({ hash });
    expect(Number((await estimate()).callGasLimit)).toBeLessThan(200_000);
  }, 60_000);
});
