import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { initCode, lyingToken } from '@nova/testing/engines/evm-code';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { ALICE, BOB } from '@nova/testing/token-chain';
import {
  concatHex,
  createWalletClient,
  encodeFunctionData,
  erc1155Abi,
  getAddress,
  type Hex,
  http,
  parseAbi,
  publicActions,
  toHex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployContract } from '../../testing/deploy-contract.ts';
import { smartContractSchema } from './schemas/contracts.ts';
import { transactionSchema } from './schemas/chain.ts';
import { createTestReads } from '../../testing/read-blockscout.ts';

const COIN = parseAbi(['function approve(address spender, uint256 amount)', 'function order(uint256 id)']);
const delegated = privateKeyToAccount(generatePrivateKey());
let stack: TestStack;
let ledger: Hex;
/** An ERC-20 token without sources, and a minimal proxy (EIP-1167) of the ledger. */
let coin: Hex;
let clone: Hex;
let sender: Hex;
let sendToCoin: (data: Hex) => Promise<Hex>;
/** Transactions to the ledger: one that succeeds, one that its roles refuse. */
let spent: Hex;
let refused: Hex;
let approved: Hex;
const { read, list } = createTestReads(() => stack.url);

beforeAll(async () => {
  // The worker verifies our own contracts only if it compiles.
  stack = await startTestStack({ compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 } });
  ledger = stack.chain.ledgerAddress;
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const transport = http(stack.chain.rpcUrl);
  const node = createWalletClient({ account, transport }).extend(publicActions);
  const id = await node.getChainId();
  const send = async (to: Hex, data: Hex, more: object = {}) => {
    const hash = await node.sendTransaction({ chain: null, to, data, gas: 500_000n, ...more });
    await node.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    return hash;
  };
  const create = (code: Hex) => deployContract(stack.chain.rpcUrl, TEST_KEYS.deployer, code);
  coin = await create(lyingToken('erc20', 'Coin'));
  const code = ['0x363d3d373d3d3d363d73', ledger, '0x5af43d82803e903d91602b57fd5bf3'] as const;
  clone = await create(initCode(concatHex(code)));
  sender = account.address;
  const call = (functionName: 'grantRole' | 'renounceRole', to: Hex) =>
    encodeFunctionData({ abi: actionLedgerAbi, functionName, args: [toHex(1, { size: 32 }), to] });
  refused = await send(ledger, call('renounceRole', BOB));
  spent = await send(ledger, call('grantRole', BOB));
  sendToCoin = (data) => send(coin, data);
  approved = await send(coin, encodeFunctionData({ abi: COIN, functionName: 'approve', args: [BOB, 5n] }));
  const authorization = await delegated.signAuthorization({ address: ledger, chainId: id, nonce: 0 });
  const last = await send(ALICE, '0x', { authorizationList: [authorization] });
  const { blockNumber } = await node.getTransactionReceipt({ hash: last });
  await untilRead(Number(blockNumber));
}, 180_000);
afterAll(() => stack.close());

/** Waits for the block, its calls, and the sources of our own contracts. */
async function untilRead(height: number): Promise<void> {
  for (;;) {
    const { rows } = await stack.database.pool.query<{ is_done: boolean }>(
      `select block_number >= $1 and not exists (select from chain.pending_traces where state = 'pending')
         and exists (select from app.verified_contracts where address = decode($2, 'hex')) as is_done
       from chain.sync_state`,
      [height, ledger.slice(2)],
    );
    if (rows[0]?.is_done) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const param = (name: string, type: string, value: unknown) => ({ name, type, value });

describe('a transaction', () => {
  test('is decoded by the sources of its contract, in lists too', async () => {
    const decoded = {
      method_id: '2f2ff15d',
      method_call: 'grantRole(bytes32 role, address account)',
      parameters: [
        param('role', 'bytes32', `0x${'0'.repeat(63)}1`),
        param('account', 'address', getAddress(BOB)),
      ],
    };
    const known = { method: 'grantRole', decoded_input: decoded, revert_reason: null };
    expect(transactionSchema.strict().parse(await read(`/transactions/${spent}`))).toMatchObject(known);
    expect(await list(`/addresses/${ledger}/transactions?method=0x2f2ff15d`)).toMatchObject([
      { ...known, hash: spent },
    ]);
  });

  test('is decoded by a common standard if its contract has no sources', async () => {
    expect(await read(`/transactions/${approved}`)).toMatchObject({
      method: 'approve',
      decoded_input: {
        method_id: '095ea7b3',
        method_call: 'approve(address spender, uint256 amount)',
        parameters: [param('spender', 'address', getAddress(BOB)), param('amount', 'uint256', '5')],
      },
    });
  });

  test('with a long input is decoded by itself, and only named in lists', async () => {
    const ids = Array.from({ length: 40 }, (_, id) => BigInt(id));
    const data = encodeFunctionData({
      abi: erc1155Abi,
      functionName: 'safeBatchTransferFrom',
      args: [ALICE, BOB, ids, ids, '0x'],
    });
    const hash = await sendToCoin(data);
    const path = `/addresses/${coin}/transactions?method=${data.slice(0, 10)}`;
    await expect.poll(async () => (await list(path)).length).toBe(1);
    expect(await list(path)).toMatchObject([{ hash, method: 'safeBatchTransferFrom', decoded_input: null }]);
    expect(await read(`/transactions/${hash}`)).toMatchObject({
      decoded_input: {
        method_id: '2eb2c2d6',
        parameters: [{ value: getAddress(ALICE) }, {}, { value: ids.map(String) }, {}, { value: '0x' }],
      },
    });
  });

  test('that failed has the decoded reason', async () => {
    expect(transactionSchema.strict().parse(await read(`/transactions/${refused}`))).toMatchObject({
      status: 'error',
      result: 'execution reverted',
      method: 'renounceRole',
      revert_reason: {
        method_id: '6697b232',
        method_call: 'AccessControlBadConfirmation()',
        parameters: [],
      },
    });
    expect(await list(`/transactions?method=0x36568abe`)).toMatchObject([
      { hash: refused, status: 'error', revert_reason: null },
    ]);
  });

  test('names its method in token transfers, and decodes its logs', async () => {
    expect(await list(`/transactions/${spent}/logs`)).toEqual([
      {
        transaction_hash: spent,
        address: expect.objectContaining({
          hash: getAddress(ledger),
          name: 'ActionLedger',
          is_verified: true,
        }),
        topics: [expect.any(String), `0x${'0'.repeat(63)}1`, expect.any(String), expect.any(String)],
        data: '0x',
        index: 0,
        decoded: {
          method_id: '2f878811',
          method_call: 'RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
          parameters: [
            { ...param('role', 'bytes32', `0x${'0'.repeat(63)}1`), indexed: true },
            { ...param('account', 'address', getAddress(BOB)), indexed: true },
            { ...param('sender', 'address', getAddress(sender)), indexed: true },
          ],
        },
        smart_contract: expect.objectContaining({ hash: getAddress(ledger) }),
        block_hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        block_number: expect.any(Number),
        block_timestamp: expect.any(String),
      },
    ]);
  });
});

describe('a proxy', () => {
  test('has its implementation and its kind', async () => {
    const implementation = { address_hash: getAddress(ledger), name: 'ActionLedger' };
    expect(await read(`/addresses/${clone}`)).toMatchObject({
      is_contract: true,
      proxy_type: 'eip1167',
      implementations: [implementation],
    });
    expect(await read(`/addresses/${delegated.address}`)).toMatchObject({
      proxy_type: 'eip7702',
      implementations: [implementation],
    });
    expect(await read(`/addresses/${ledger}`)).toMatchObject({ proxy_type: null, implementations: [] });
    expect(await read(`/addresses/${ALICE}`)).toMatchObject({ proxy_type: null, implementations: [] });
  });
});

describe('a contract', () => {
  test('has its sources, settings and code', async () => {
    const contract = smartContractSchema.strict().parse(await read(`/smart-contracts/${ledger}`));
    expect(contract).toMatchObject({
      is_verified: true,
      is_fully_verified: true,
      is_partially_verified: false,
      verified_twin_address_hash: null,
      name: 'ActionLedger',
      language: 'solidity',
      optimization_enabled: true,
      proxy_type: null,
      implementations: [],
      deployed_bytecode: expect.stringMatching(/^0x60[0-9a-f]+$/),
    });
    expect(contract.compiler_version).toMatch(/^v0\.8\.\d+\+commit\.[0-9a-f]{8}$/);
    expect(contract.source_code).toContain('contract ActionLedger');
    expect(contract.additional_sources.map((source) => source.file_path)).not.toContain(contract.file_path);
    expect(contract.decoded_constructor_args?.[0]).toEqual([
      getAddress(sender),
      { name: expect.any(String), type: 'address' },
    ]);
  });

  test('without sources has only its code, and a clone its implementation', async () => {
    expect(await read(`/smart-contracts/${coin}`)).toMatchObject({
      is_verified: false,
      abi: null,
      source_code: null,
      creation_bytecode: expect.stringMatching(/^0x[0-9a-f]+$/),
    });
    expect(await read(`/smart-contracts/${clone}`)).toMatchObject({
      proxy_type: 'eip1167',
      implementations: [{ address_hash: getAddress(ledger) }],
    });
  });

  test('that is verified is in the list, by its language and the beginning of its name', async () => {
    const names = async (query: string) =>
      (await list(`/smart-contracts?${query}`)).map((item) => (item['address'] as { name: string }).name);
    expect(await names('')).toContain('ActionLedger');
    expect(await names('q=actionl')).toEqual(['ActionLedger']);
    expect(await names('q=actionl&filter=vyper')).toEqual([]);
    expect(await names('q=actionl&filter=solidity')).toEqual(['ActionLedger']);
    const [first, second] = await list('/smart-contracts');
    const time = Date.parse(first!['verified_at'] as string) * 1000;
    const place = `smart_contract_id=${time}&address_hash=${(first!['address'] as { hash: string }).hash}`;
    expect((await list(`/smart-contracts?${place}`))[0]).toEqual(second);
    expect(await read('/smart-contracts/counters')).toEqual({
      smart_contracts: expect.stringMatching(/^\d+$/),
      new_smart_contracts_24h: expect.stringMatching(/^\d+$/),
      verified_smart_contracts: String((await list('/smart-contracts')).length),
      new_verified_smart_contracts_24h: String((await list('/smart-contracts')).length),
    });
  });
});
