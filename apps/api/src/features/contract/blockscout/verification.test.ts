import { createRequire } from 'node:module';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployContract } from '../../../testing/deploy-contract.ts';
import { SUBMISSION_READERS } from './read-submission.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 } });
}, 60_000);
afterAll(() => stack.close());

const SETTINGS = { optimizer: { enabled: true, runs: 444 }, evmVersion: 'cancun' };
const VERSION = 'v0.8.30+commit.73712a01';
const LIBRARY_ADDRESS = '0x00000000000000000000000000000000000000aa';
/** Contracts with different code, because one with the code of a verified contract would be known. */
const sourceOf = (name: string, field: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
contract ${name} { uint256 public ${field}; constructor(uint256 first) { ${field} = first; } }
`;
const ADDING = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
library Adding { function add(uint256 a) public pure returns (uint256) { return a + 7; } }
`;
const USING = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Adding} from "./Adding.sol";
contract Using { uint256 public sum; constructor(uint256 a) { sum = a; } function go() external { sum = Adding.add(sum); } }
`;

type Output = Record<string, Record<string, { evm: { bytecode: { object: string } }; metadata: string }>>;

const toInput = (sources: Record<string, string>, more: object = {}) => ({
  language: 'Solidity',
  sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
  settings: { ...SETTINGS, ...more },
});

function compile(sources: Record<string, string>, more: object = {}): Output {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc');
  const outputSelection = { '*': { '*': ['evm.bytecode.object', 'metadata'] } };
  return JSON.parse(solc.compile(JSON.stringify(toInput(sources, { ...more, outputSelection })))).contracts;
}

const deploy = (code: string): Promise<Hex> =>
  deployContract(stack.chain.rpcUrl, TEST_KEYS.gas, `0x${code}${'00'.repeat(31)}05`);

function toForm(fields: Record<string, string>, files: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, [name, content]] of Object.entries(files).entries())
    form.append(`files[${at}]`, new File([content], name));
  return form;
}

async function submit(address: string, method: string, body: FormData | object) {
  const isForm = body instanceof FormData;
  const response = await fetch(
    // Clients without a key send the parameter empty.
    `${stack.url}/api/v2/smart-contracts/${address}/verification/via/${method}?apikey=`,
    {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const STARTED = { status: 200, body: { message: 'Smart-contract verification started' } };

const readContract = async (address: string) =>
  (await callApi(stack.url, `/api/v2/smart-contracts/${address}?apikey=`)).body;

async function expectVerified(address: string, name: string): Promise<void> {
  await expect
    .poll(() => readContract(address), { timeout: 60_000 })
    .toMatchObject({ is_verified: true, is_fully_verified: true, name, optimization_runs: 444 });
}

test('a flattened source verifies a contract', async () => {
  const source = sourceOf('Flat', 'flatness');
  const address = await deploy(
    compile({ 'contract.sol': source })['contract.sol']!['Flat']!.evm.bytecode.object,
  );
  const body = {
    compiler_version: VERSION,
    license_type: 'mit',
    source_code: source,
    is_optimization_enabled: true,
    optimization_runs: 444,
    evm_version: 'cancun',
    contract_name: 'Flat',
    autodetect_constructor_args: true,
    libraries: {},
  };
  expect(await submit(address, 'flattened-code', body)).toEqual(STARTED);
  await expectVerified(address, 'Flat');
  expect(await submit(address, 'flattened-code', body)).toMatchObject({ status: 409 });
}, 120_000);

test('the standard JSON input of a compiler verifies a contract', async () => {
  const sources = { 'src/Standard.sol': sourceOf('Standard', 'standards') };
  const address = await deploy(compile(sources)['src/Standard.sol']!['Standard']!.evm.bytecode.object);
  const fields = { compiler_version: VERSION, contract_name: 'Standard', license_type: 'mit' };
  const form = toForm(fields, { 'Standard.json': JSON.stringify(toInput(sources)) });
  expect(await submit(address, 'standard-input', form)).toEqual(STARTED);
  await expectVerified(address, 'Standard');
}, 120_000);

test('several files with a library verify a contract', async () => {
  const sources = { 'Adding.sol': ADDING, 'Using.sol': USING };
  const libraries = { Adding: LIBRARY_ADDRESS };
  const linked = { libraries: { 'Adding.sol': libraries, 'Using.sol': libraries } };
  const address = await deploy(compile(sources, linked)['Using.sol']!['Using']!.evm.bytecode.object);
  const fields = {
    compiler_version: VERSION,
    is_optimization_enabled: 'true',
    optimization_runs: '444',
    evm_version: 'cancun',
    contract_name: 'Using',
    libraries: JSON.stringify(libraries),
  };
  expect(await submit(address, 'multi-part', toForm(fields, sources))).toEqual(STARTED);
  await expectVerified(address, 'Using');
}, 120_000);

test('the metadata of a compiler with its sources verifies a contract', async () => {
  const source = sourceOf('Meta', 'metas');
  const { evm, metadata } = compile({ 'Meta.sol': source })['Meta.sol']!['Meta']!;
  const address = await deploy(evm.bytecode.object);
  const form = toForm({}, { 'metadata.json': metadata, 'Meta.sol': source });
  expect(await submit(address, 'sourcify', form)).toEqual(STARTED);
  await expectVerified(address, 'Meta');
}, 120_000);

test.each([
  ['vyper-code', { source_code: 'a: public(uint256)', contract_name: 'Crate' }, {}],
  ['vyper-multi-part', {}, { 'Crate.vy': 'a: public(uint256)' }],
  [
    'vyper-standard-input',
    {},
    { Crate: JSON.stringify(toInput({ 'Crate.vy': 'a: public(uint256)' })).replace('Solidity', 'Vyper') },
  ],
] as const)('%s reads sources of Vyper', (method, fields, files) => {
  const submission = {
    fields: { ...fields, compiler_version: 'v0.4.3+commit.bff19ea2' },
    files: Object.entries(files).map(([name, content]) => ({ name, content })),
  };
  expect(SUBMISSION_READERS[method](submission)).toMatchObject({
    compiler: 'vyper:v0.4.3+commit.bff19ea2',
    input: { language: 'Vyper', sources: { 'Crate.vy': { content: 'a: public(uint256)' } } },
  });
});

test('a submission that cannot be compiled is refused with the reason', async () => {
  const ledger = stack.chain.ledgerAddress;
  const code = { compiler_version: VERSION, source_code: 'contract A {}' };
  const refusals = [
    [LIBRARY_ADDRESS, 'flattened-code', code, /no contract code/],
    [ledger, 'flattened-code', { ...code, source_code: '' }, /source_code is missing/],
    [ledger, 'flattened-code', { ...code, is_yul_contract: true }, /Yul is not supported/],
    [ledger, 'flattened-code', { ...code, compiler_version: 'v0.0.1' }, /no compiler v0.0.1/],
    [ledger, 'standard-input', toForm({ compiler_version: VERSION }, {}), /There is no file/],
    [
      ledger,
      'standard-input',
      toForm({ compiler_version: VERSION }, { a: 'no' }),
      /not a standard JSON input/,
    ],
    [ledger, 'multi-part', toForm({ compiler_version: VERSION }, {}), /There are no files/],
  ] as const;
  for (const [address, method, body, message] of refusals) {
    const answer = await submit(address, method, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(message) } },
    });
  }
});

test('tools can read which methods and compilers there are', async () => {
  const { body } = await callApi(stack.url, '/api/v2/smart-contracts/verification/config');
  expect(body).toMatchObject({
    verification_options: expect.arrayContaining(['standard-input', 'vyper-standard-input']),
    solidity_compiler_versions: expect.arrayContaining([VERSION]),
    vyper_compiler_versions: expect.arrayContaining(['v0.4.3']),
    solidity_evm_versions: expect.arrayContaining(['cancun', 'default']),
  });
});
