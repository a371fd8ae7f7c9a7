import { createRequire } from 'node:module';
import { accountFactoryAbi } from '@nova/abi/account-factory';
import { createdTokenAbi } from '@nova/abi/created-token';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { BEACON_SLOT, IMPLEMENTATION_SLOT } from '@nova/shared/contract/proxies';
import type { Contract, ContractList, VerificationStatus } from '@nova/shared/contract/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { type Hex, parseEventLogs, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployContract, openClients } from '../../testing/deploy-contract.ts';

let stack: TestStack;

beforeAll(async () => {
  const compileLimits = { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 };
  stack = await startTestStack({ isWhole: true, compileLimits });
}, 120_000);
afterAll(() => stack.close());

const read = async (address: string) =>
  (await callApi(stack.url, `/api/v1/contracts/${address}`)).body as Contract;

const clients = () => openClients(stack.chain.rpcUrl, TEST_KEYS.pauser);

async function deploy(code: Hex): Promise<Hex> {
  const address = await deployContract(stack.chain.rpcUrl, TEST_KEYS.pauser, code);
  // The constructor arguments are unknown until the index has the creation.
  await expect
    .poll(async () => {
      const { rows } = await stack.database.pool.query(
        `select 1 from chain.contract_creations where address = decode($1, 'hex')`,
        [address.slice(2)],
      );
      return rows.length;
    })
    .toBe(1);
  return address;
}

const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
// counts from where it is told
contract Counter {
    uint256 public immutable start;
    uint256 public count;
    constructor(uint256 from) { start = from; count = from; }
    function add(uint256 n) external { count += n; }
}`;
const SETTINGS = { optimizer: { enabled: true, runs: 321 }, evmVersion: 'cancun' };
const FROM_42 = `${'00'.repeat(31)}2a`;

type Compiled = Record<string, { evm: { bytecode: { object: string } } }>;

/** Compiles a file the way any user's compiler would. */
function compileFile(source: string, more: Record<string, unknown> = {}): Compiled {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc');
  const outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
  const settings = { ...SETTINGS, ...more, outputSelection };
  const input = { language: 'Solidity', sources: { 'contract.sol': { content: source } }, settings };
  return JSON.parse(solc.compile(JSON.stringify(input))).contracts['contract.sol'];
}
const compileCounter = (source = COUNTER): Hex => `0x${compileFile(source)['Counter']!.evm.bytecode.object}`;

const request = (body: Record<string, unknown>) => ({
  compiler: '0.8.30',
  source: COUNTER,
  ...SETTINGS,
  ...body,
});
const submit = (address: string, body: Record<string, unknown> = {}) =>
  callApi(stack.url, `/api/v1/contracts/${address}/verify`, { body: request(body) });

async function verify(address: string, body: Record<string, unknown> = {}): Promise<VerificationStatus> {
  const answer = await submit(address, body);
  expect(answer.status).toBe(202);
  const { id } = answer.body as VerificationStatus;
  const readStatus = async () =>
    (await callApi(stack.url, `/api/v1/contracts/${address}/verify/${id}`)).body as VerificationStatus;
  await expect.poll(async () => (await readStatus()).status, { timeout: 60_000 }).toMatch(/verified|failed/);
  return readStatus();
}

describe('our own contracts', () => {
  test('are all verified on deployment with a full match', async () => {
    const ledger = stack.chain.ledgerAddress;
    const isDone = async () => {
      const { rows } = await stack.database.pool.query('select 1 from app.verified_contracts');
      return rows.length;
    };
    await expect.poll(isDone, { timeout: 20_000 }).toBe(23);
    const { items, compilers } = (await callApi(stack.url, '/api/v1/contracts')).body as ContractList;
    expect(compilers).toContainEqual({ version: '0.8.30', long_version: '0.8.30+commit.73712a01' });
    expect(items).toContainEqual({ address: ledger, name: 'ActionLedger' });
    const known = await Promise.all(
      items.map(async ({ address, name }) => [name, await read(address)] as const),
    );
    expect(
      known.map(([name, { verification: known }]) => [
        name,
        known?.name,
        known?.match,
        known?.creation_match,
      ]),
    ).toEqual([
      ['AccountFactory', 'AccountFactory', 'full', 'full'],
      ['ActionLedger', 'ActionLedger', 'full', 'full'],
      ['ActionPaymaster', 'ActionPaymaster', 'full', 'full'],
      ['CommunityRewards', 'CommunityRewards', 'full', 'full'],
      ['LiquidityVesting', 'LockedVesting', 'full', 'full'],
      ['MarketingVesting', 'LockedVesting', 'full', 'full'],
      ['Marketplace', 'Marketplace', 'full', 'full'],
      ['NameRegistrar', 'NameRegistrar', 'full', 'full'],
      ['NameRegistry', 'NameRegistry', 'full', 'full'],
      ['NameResolver', 'NameResolver', 'full', 'full'],
      ['NovaNFT', 'NovaNFT', 'full', 'full'],
      ['PasskeyAccount', 'PasskeyAccount', 'full', 'full'],
      ['PasskeyAccountFactory', 'PasskeyAccountFactory', 'full', 'full'],
      ['Presale', 'Presale', 'full', 'full'],
      ['PresaleReserve', 'PresaleReserve', 'full', 'full'],
      ['ReverseRegistrar', 'ReverseRegistrar', 'full', 'full'],
      ['Safe', 'SafeProxy', 'full', 'full'],
      ['TeamVesting', 'LockedVesting', 'full', 'full'],
      ['TestUSDT', 'TestUSDT', 'full', 'full'],
      ['Timelock', 'Timelock', 'full', 'full'],
      ['TokenFactory', 'TokenFactory', 'full', 'full'],
      ['UniversalResolver', 'UniversalResolver', 'full', 'full'],
      ['WrappedNAC', 'WrappedNAC', 'full', 'full'],
    ]);
  });

  test('show source, ABI, compiler, settings and constructor arguments', async () => {
    const { verification, is_contract: isContract, proxy } = await read(stack.chain.ledgerAddress);
    expect({ isContract, proxy }).toEqual({ isContract: true, proxy: null });
    expect(verification).toMatchObject({
      file: 'src/energy/ActionLedger.sol',
      origin: 'deployment',
      compiler: '0.8.30+commit.73712a01',
      optimizer: { enabled: true, runs: 10_000 },
      evmVersion: 'cancun',
      license: 'MIT',
    });
    expect(verification!.sources[0]!.path).toBe('src/energy/ActionLedger.sol');
    expect(verification!.sources[0]!.content).toContain('contract ActionLedger');
    expect(verification!.sources.map(({ path }) => path)).not.toContain('src/presale/Presale.sol');
    expect(verification!.abi).toContainEqual(expect.objectContaining({ type: 'function', name: 'earnedOf' }));
    expect(verification!.constructor_arguments).toMatch(/^0x([0-9a-f]{64})+$/);
  });

  test('the treasury names the implementation that it runs', async () => {
    const { proxy } = await read(stack.chain.contracts.Safe!.address);
    expect(proxy).toMatchObject({ kind: 'safe', name: 'SafeL2', match: 'full' });
    expect(proxy!.abi).toContainEqual(expect.objectContaining({ name: 'getThreshold' }));
  });

  test('a created token is verified by its implementation’s code and shows its own texts', async () => {
    const { reader, wallet } = clients();
    const { address } = stack.chain.contracts.TokenFactory!;
    const args = ['Rain', 'RAIN', 1_000n, ''] as const;
    const hash = await wallet.writeContract({ abi: tokenFactoryAbi, address, functionName: 'create', args });
    const { logs } = await reader.waitForTransactionReceipt({ hash });
    const [created] = parseEventLogs({ abi: tokenFactoryAbi, logs, eventName: 'TokenCreated' });
    const token = created!.args.token.toLowerCase();
    const implementation = await reader.readContract({
      abi: tokenFactoryAbi,
      address,
      functionName: 'IMPLEMENTATION',
    });
    const { proxy } = await read(token);
    expect(proxy).toMatchObject({
      kind: 'eip1167',
      implementation: implementation.toLowerCase(),
      name: 'CreatedToken',
      match: 'full',
      match_kind: 'similar',
    });
    const ofToken = { abi: createdTokenAbi, address: token as Hex };
    expect(proxy!.abi).toContainEqual(expect.objectContaining({ name: 'INITIAL_SUPPLY' }));
    const values = (['name', 'symbol', 'totalSupply', 'owner'] as const).map((functionName) =>
      reader.readContract({ ...ofToken, functionName }),
    );
    expect(await Promise.all(values)).toEqual(['Rain', 'RAIN', 1_000n, wallet.account.address]);
  });

  test('a clone names its implementation, which is verified by its code', async () => {
    const { reader, wallet } = clients();
    const { address } = stack.chain.contracts.AccountFactory!;
    const factory = { abi: accountFactoryAbi, address } as const;
    const id = stringToHex('a person', { size: 32 });
    const hash = await wallet.writeContract({ ...factory, functionName: 'create', args: [id] });
    await reader.waitForTransactionReceipt({ hash });
    const clone = await reader.readContract({ ...factory, functionName: 'accountOf', args: [id] });
    const implementation = await reader.readContract({ ...factory, functionName: 'IMPLEMENTATION' });
    const answer = await read(clone);
    expect(answer.verification).toBeNull();
    expect(answer.proxy).toMatchObject({
      kind: 'eip1167',
      implementation: implementation.toLowerCase(),
      name: 'Account',
      match: 'full',
    });
    const refusal = await submit(clone);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(JSON.stringify(refusal.body)).toContain(implementation.toLowerCase());
  });
});

describe('submitted sources', { timeout: 180_000 }, () => {
  test('verify a contract with its constructor arguments and immutables', async () => {
    const address = await deploy(`${compileCounter()}${FROM_42}`);
    expect(await read(address)).toMatchObject({
      is_contract: true,
      compiler_hint: '0.8.30',
      verification: null,
    });
    expect(await verify(address)).toMatchObject({
      status: 'verified',
      match: 'full',
      failure: null,
      position: 0,
    });
    expect((await read(address)).verification).toMatchObject({
      name: 'Counter',
      match: 'full',
      match_kind: 'exact',
      creation_match: 'full',
      origin: 'submitted',
      constructor_arguments: `0x${FROM_42}`,
      license: 'MIT',
    });
    expect(await submit(address)).toMatchObject({ status: 409, code: 'already_verified' });
  });

  test('with another comment are a partial match, which better sources replace', async () => {
    const source = COUNTER.replace('counts from where it is told', 'counts');
    const address = await deploy(`${compileCounter(source)}${FROM_42}`);
    expect(await verify(address, { contract: 'Counter' })).toMatchObject({
      status: 'verified',
      match: 'partial',
    });
    expect((await read(address)).verification).toMatchObject({
      match: 'partial',
      match_kind: 'partial',
      creation_match: 'partial',
    });
    expect(await verify(address, { source })).toMatchObject({ match: 'full' });
    expect((await read(address)).verification!.sources).toEqual([{ path: 'contract.sol', content: source }]);
  });

  test('for other code are refused with a reason and change nothing', async () => {
    const address = await deploy(`${compileCounter(COUNTER.replace('count += n', 'count -= n'))}${FROM_42}`);
    const before = await read(address);
    const outcome = await verify(address, { optimizer: { enabled: false, runs: 200 } });
    expect(outcome).toMatchObject({ status: 'failed', match: null, failure: { code: 'code_differs' } });
    expect(outcome.failure!.message).toContain('but to different code than the code at this address');
    expect(await read(address)).toEqual(before);
    expect((await verify(address, { source: 'contract Counter {' })).failure?.code).toBe('compile_error');
    expect((await verify(address, { contract: 'Nothing' })).failure).toEqual({
      code: 'contract_missing',
      message: 'There is no contract Nothing with code in these sources. There is: contract.sol:Counter.',
    });
  });
});

const bare = (address: string) => address.slice(2);
/** Returns creation code that stores a value in a slot and deploys one byte. */
const storing = (slot: string, address: string): Hex => `0x73${bare(address)}7f${bare(slot)}5560016000f3`;

describe('proxies', () => {
  /** Returns creation code of a contract that answers every call with an address. */
  const answering = (address: string): Hex => `0x7c73${bare(address)}60005260206000f3600052601d6003f3`;

  test('that can be upgraded name their current implementation, directly or by a beacon', async () => {
    const implementation = stack.chain.ledgerAddress;
    const proxy = await deploy(storing(IMPLEMENTATION_SLOT, implementation));
    expect((await read(proxy)).proxy).toMatchObject({
      kind: 'eip1967',
      implementation,
      name: 'ActionLedger',
    });
    const beacon = await deploy(answering(implementation));
    const behind = await deploy(storing(BEACON_SLOT, beacon));
    expect((await read(behind)).proxy).toMatchObject({ kind: 'beacon', implementation, match: 'full' });
  });

  test('whose beacon never responds name no implementation', async () => {
    // Jumps to its own start forever.
    const endless = await deploy('0x625b5f566000526003601df3');
    expect((await read(await deploy(storing(BEACON_SLOT, endless)))).proxy).toBeNull();
  });
});

describe('libraries', { timeout: 180_000 }, () => {
  const SOURCE = `pragma solidity ^0.8.20;
library Sums { function twice(uint256 a) external pure returns (uint256) { return a + a; } }
contract User { function four(uint256 a) external pure returns (uint256) { return Sums.twice(Sums.twice(a)); } }`;

  test('are verified at their own address, and recognized in code linked to them', async () => {
    const library = await deploy(`0x${compileFile(SOURCE)['Sums']!.evm.bytecode.object}`);
    const libraries = { 'contract.sol': { Sums: library } };
    const linked = compileFile(SOURCE, { libraries })['User']!.evm.bytecode.object;
    const user = await deploy(`0x${linked}`);
    expect(await verify(library, { source: SOURCE })).toMatchObject({ match: 'full' });
    expect((await read(library)).verification?.name).toBe('Sums');
    // The library's address is not given: as a setting it would change the metadata hash.
    expect(await verify(user, { source: SOURCE })).toMatchObject({ status: 'verified', match: 'partial' });
    expect((await read(user)).verification?.libraries).toEqual([
      { name: 'contract.sol:Sums', address: library },
    ]);
    expect(await verify(user, { source: SOURCE, libraries: { Sums: library } })).toMatchObject({
      match: 'full',
    });
  });
});

describe('Etherscan clients', () => {
  const sendRequest = async (query: string) =>
    (await callApi(stack.url, `/api?module=contract&${query}`)).body as {
      status: string;
      message: string;
      result: Record<string, string>[] & string;
    };

  test('get the ABI and the sources of a verified contract', async () => {
    const address = stack.chain.ledgerAddress;
    const abi = await sendRequest(`action=getabi&address=${address}`);
    expect(abi).toMatchObject({ status: '1', message: 'OK' });
    expect(JSON.parse(abi.result)).toEqual((await read(address)).verification!.abi);
    const [source] = (await sendRequest(`action=getsourcecode&address=${address}`)).result;
    expect(source).toMatchObject({
      ContractName: 'ActionLedger',
      CompilerVersion: 'v0.8.30+commit.73712a01',
      OptimizationUsed: '1',
      Runs: '10000',
      EVMVersion: 'cancun',
      LicenseType: 'MIT',
      Proxy: '0',
      Implementation: '',
    });
    const { sources } = JSON.parse(source!['SourceCode']!.slice(1, -1)) as { sources: object };
    expect(Object.keys(sources)).toContain('src/energy/IActionLedger.sol');
  });

  test('get Etherscan’s message for an unverified contract', async () => {
    const nobody = `0x${'98'.repeat(20)}`;
    expect(await sendRequest(`action=getabi&address=${nobody}`)).toEqual({
      status: '0',
      message: 'NOTOK',
      result: 'Contract source code not verified',
    });
    const [source] = (await sendRequest(`action=getsourcecode&address=${nobody}`)).result;
    expect(source).toMatchObject({ ABI: 'Contract source code not verified', SourceCode: '' });
    expect(await sendRequest('action=getabi&address=0x1')).toMatchObject({
      status: '0',
      result: 'Invalid Address format',
    });
    expect(await sendRequest('action=checkverifystatus&guid=unknown')).toMatchObject({ status: '0' });
  });

  test('can use any capitalization, and get a message that makes them wait for an address without code', async () => {
    const nobody = `0x${'96'.repeat(20)}`;
    const submitted = await callApi(stack.url, '/api?module=contract&action=verifysourcecode', {
      body: new URLSearchParams({
        contractAddress: nobody,
        SOURCECODE: COUNTER,
        CompilerVersion: 'v0.8.30+commit.73712a01',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(submitted.body).toEqual({
      status: '0',
      message: 'NOTOK',
      result: `Unable to locate ContractCode at ${nobody}`,
    });
  });

  test('do not see a proxy as verified because its implementation is', async () => {
    const proxy = await deploy(storing(IMPLEMENTATION_SLOT, stack.chain.ledgerAddress));
    expect(await sendRequest(`action=getabi&address=${proxy}`)).toMatchObject({
      status: '0',
      result: 'Contract source code not verified',
    });
    const [source] = (await sendRequest(`action=getsourcecode&address=${proxy}`)).result;
    expect(source).toMatchObject({
      SourceCode: '',
      Proxy: '1',
      Implementation: stack.chain.ledgerAddress.toLowerCase(),
    });
  });

  test('get the creator and creation transaction of a contract', async () => {
    const address = await deploy(`${compileCounter()}${FROM_42}`);
    const [creation] = (await sendRequest(`action=getcontractcreation&contractaddresses=${address}`)).result;
    expect(creation).toMatchObject({
      contractAddress: address,
      contractCreator: privateKeyToAccount(TEST_KEYS.pauser).address.toLowerCase(),
      contractFactory: '',
      creationBytecode: `${compileCounter()}${FROM_42}`,
    });
    expect(creation!['txHash']).toMatch(/^0x[0-9a-f]{64}$/);
    const nobody = `0x${'97'.repeat(20)}`;
    expect(await sendRequest(`action=getcontractcreation&contractaddresses=${nobody}`)).toMatchObject({
      status: '0',
    });
  });
});

describe('an invalid request', () => {
  const nobody = `0x${'99'.repeat(20)}`;

  test('for a verification is refused before anything is compiled', async () => {
    expect(await submit(nobody)).toMatchObject({ status: 400, code: 'no_contract' });
    expect(await submit('0x12')).toMatchObject({ status: 404, code: 'address_not_found' });
    expect(await submit(nobody, { compiler: '0.4.1' })).toMatchObject({
      status: 400,
      code: 'compiler_unknown',
    });
    expect(await submit(nobody, { source: '' })).toMatchObject({ status: 400, code: 'invalid_input' });
    const long = await submit(nobody, { source: 'x'.repeat(3 * 1024 * 1024) });
    expect(long).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('for an unknown verification is not found', async () => {
    const answer = await callApi(stack.url, `/api/v1/contracts/${nobody}/verify/${'a'.repeat(32)}`);
    expect(answer).toMatchObject({ status: 404, code: 'verification_not_found' });
  });

  test('for an address without code reports that it is not a contract', async () => {
    expect(await read(nobody)).toEqual({
      address: nobody,
      is_contract: false,
      code_size: 0,
      compiler_hint: null,
      verification: null,
      proxy: null,
    });
  });
});
