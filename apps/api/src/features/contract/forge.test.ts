import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFoundryBinary } from '@nova/contracts/scripts/forge/foundry-binary';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { getAddress, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployContract } from '../../testing/deploy-contract.ts';

const SOLC = fileURLToPath(new URL('../../../../../contracts/solc/solc.mjs', import.meta.url));
/** Contracts with different code, because one with the code of a verified contract would be known. */
const boxOf = (name: string, field: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Owned} from "./Owned.sol";
contract ${name} is Owned {
    uint256 public ${field};
    constructor(address who, uint256 first) Owned(who) { ${field} = first; }
}
`;
/** Two files and an immutable, like a small project. */
const FILES = {
  'foundry.toml': `[profile.default]
src = "src"
offline = true
auto_detect_remappings = false
optimizer = true
optimizer_runs = 777
evm_version = "cancun"
solc = "${SOLC}"
# With a cache forge forgets the commit of the compiler that it is told, and looks it up in the internet.
cache = false

# A chain that forge does not know by itself needs a key of its own, whatever it is.
[etherscan]
nova = { key = "none", chain = 96969, url = "http://localhost:4000/api" }
`,
  'src/Owned.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
abstract contract Owned { address public immutable owner; constructor(address who) { owner = who; } }
`,
  'src/Box.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Owned} from "./Owned.sol";
contract Box is Owned {
    uint256 public held;
    constructor(address who, uint256 first) Owned(who) { held = first; }
    function hold(uint256 what) external { held = what; }
}
`,
  'src/Crate.sol': boxOf('Crate', 'stored'),
  'src/Trunk.sol': boxOf('Trunk', 'packed'),
};
const ARGUMENTS = `${'00'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(31)}07`;

let stack: TestStack;
let project: string;

beforeAll(async () => {
  const compileLimits = { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 };
  project = await mkdtemp(path.join(os.tmpdir(), 'nova-forge-test-'));
  await mkdir(path.join(project, 'src'));
  for (const [file, text] of Object.entries(FILES)) await writeFile(path.join(project, file), text);
  // Where forge looks for downloaded compilers, so it does not need to download one.
  await mkdir(path.join(project, '.svm/0.8.30'), { recursive: true });
  await symlink(SOLC, path.join(project, '.svm/0.8.30/solc-0.8.30'));
  stack = await startTestStack({ compileLimits });
}, 120_000);
afterAll(async () => {
  await stack.close();
  await rm(project, { recursive: true, force: true });
});

async function forge(...args: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout, stderr } = await run(findFoundryBinary('forge'), args, {
    cwd: project,
    env: { ...process.env, HOME: project },
    timeout: 120_000,
  });
  return stdout + stderr;
}

const verify = (address: string, contract: string, ...more: string[]) => {
  const target = [address, contract, '--chain', String(CHAIN_ID), '--constructor-args', `0x${ARGUMENTS}`];
  const verifier = ['--verifier', 'etherscan', '--verifier-url', `${stack.url}/api`];
  const compiler = ['--compiler-version', '0.8.30+commit.73712a01'];
  return forge('verify-contract', ...target, ...verifier, ...compiler, ...more);
};

interface Artifact {
  readonly bytecode: { readonly object: string };
  readonly metadata: Record<string, unknown>;
}

async function readArtifact(file: string, name: string): Promise<Artifact> {
  const json = await readFile(path.join(project, 'out', path.basename(file), `${name}.json`), 'utf8');
  return JSON.parse(json) as Artifact;
}

async function deployBox(file = 'src/Box.sol', name = 'Box'): Promise<Hex> {
  await forge('build');
  const artifact = await readArtifact(file, name);
  const data = `${artifact.bytecode.object}${ARGUMENTS}` as Hex;
  return deployContract(stack.chain.rpcUrl, TEST_KEYS.gas, data);
}

test('forge verifies a project’s contract, sees the result, and finds it verified the next time', async () => {
  const address = await deployBox();
  const output = await verify(address, 'src/Box.sol:Box', '--watch', '--delay', '1', '--retries', '60');
  expect(output).toContain('Pass - Verified');
  const { body } = await callApi(stack.url, `/api/v1/contracts/${address}`);
  expect((body as Contract).verification).toMatchObject({
    name: 'Box',
    file: 'src/Box.sol',
    match: 'full',
    creation_match: 'full',
    constructor_arguments: `0x${ARGUMENTS}`,
    optimizer: { enabled: true, runs: 777 },
  });
  expect(await verify(address, 'src/Box.sol:Box')).toContain('is already verified');
}, 240_000);

test('forge verifies through the API of Sourcify, which then has the sources', async () => {
  // With a key of Etherscan for this chain, forge uses Etherscan's API even if told otherwise.
  const [withoutKey = ''] = FILES['foundry.toml'].split('# A chain');
  await writeFile(path.join(project, 'foundry.toml'), withoutKey);
  const address = await deployBox('src/Crate.sol', 'Crate');
  const target = [address, 'src/Crate.sol:Crate', '--chain', String(CHAIN_ID), '--watch'];
  const verifier = ['--verifier', 'sourcify', '--verifier-url', `${stack.url}/sourcify/`];
  const compiler = ['--compiler-version', '0.8.30+commit.73712a01', '--delay', '1', '--retries', '60'];
  const verifySourcify = () => forge('verify-contract', ...target, ...verifier, ...compiler);
  expect(await verifySourcify()).toMatch(/exact_match|successfully verified/i);
  const read = async (path: string) => (await callApi(stack.url, `/sourcify${path}`)).body;
  const expected = { address: getAddress(address), chainId: String(CHAIN_ID) };
  expect(await read(`/v2/contract/${CHAIN_ID}/${address}?fields=compilation,sources`)).toMatchObject({
    ...expected,
    match: 'exact_match',
    creationMatch: 'exact_match',
    runtimeMatch: 'exact_match',
    compilation: { fullyQualifiedName: 'src/Crate.sol:Crate', compilerVersion: '0.8.30+commit.73712a01' },
    sources: { 'src/Crate.sol': { content: FILES['src/Crate.sol'] } },
  });
  const query = `addresses=${address},${stack.chain.ledgerAddress}&chainIds=1,${CHAIN_ID}`;
  expect(await read(`/check-all-by-addresses?${query}`)).toContainEqual({
    address: expected.address,
    chainIds: [{ chainId: expected.chainId, status: 'perfect' }],
  });
  expect(await read(`/check-by-addresses?${query}`)).toContainEqual({
    address: expected.address,
    status: 'perfect',
    chainIds: [expected.chainId],
  });
  expect(await read(`/files/any/${CHAIN_ID}/${address}`)).toMatchObject({
    status: 'full',
    files: expect.arrayContaining([
      expect.objectContaining({ name: 'Crate.sol', content: FILES['src/Crate.sol'] }),
    ]),
  });
  const source = `contracts/full_match/${CHAIN_ID}/${getAddress(address)}/sources/src/Crate.sol`;
  expect(await read(`/files/tree/${CHAIN_ID}/${address}`)).toContain(source);
  expect(await read(`/files/tree/any/${CHAIN_ID}/${address}`)).toMatchObject({
    status: 'full',
    files: expect.arrayContaining([source]),
  });
  expect(await read(`/v2/contracts/${CHAIN_ID}?limit=1`)).toMatchObject({ results: [expected] });
  expect(await verifySourcify()).toMatch(/already verified/i);

  const twin = await deployBox('src/Crate.sol', 'Crate');
  const similar = (target: string) =>
    callApi(stack.url, `/sourcify/v2/verify/similarity/${CHAIN_ID}/${target}`, { body: {} });
  expect((await read(`/v2/contract/${CHAIN_ID}/${twin}`)) as object).toMatchObject({ match: null });
  const accepted = await similar(twin);
  expect(accepted).toMatchObject({ status: 202, body: { verificationId: expect.any(String) } });
  await expect
    .poll(() => read(`/v2/contract/${CHAIN_ID}/${twin}`), { timeout: 60_000 })
    .toMatchObject({ match: 'exact_match' });
  expect(await similar(await deployBox('src/Trunk.sol', 'Trunk'))).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('No verified contract has the same code') },
  });
}, 240_000);

test('the metadata and sources of a build verify a contract through version 1 of Sourcify’s API', async () => {
  const address = await deployBox('src/Trunk.sol', 'Trunk');
  const { metadata } = await readArtifact('src/Trunk.sol', 'Trunk');
  const post = (files: Record<string, unknown>) =>
    callApi(stack.url, '/sourcify/verify', { body: { address, chain: CHAIN_ID, files } });
  const missing = await post({ 'metadata.json': metadata });
  expect(missing.status).toBe(400);
  expect(missing.body).toMatchObject({
    customCode: 'invalid_parameter',
    error: 'The source src/Owned.sol is missing. Send it with the metadata.',
  });
  const { body } = await post({
    'metadata.json': metadata,
    'any name': FILES['src/Owned.sol'],
    another: FILES['src/Trunk.sol'],
  });
  expect(body).toEqual({
    result: [{ address: getAddress(address), chainId: String(CHAIN_ID), status: 'perfect' }],
  });
}, 120_000);

test('the API of Sourcify refuses another chain, an unknown job and too many addresses', async () => {
  const read = (path: string) => callApi(stack.url, `/sourcify${path}`);
  const nobody = `0x${'11'.repeat(20)}`;
  expect(await read(`/v2/contract/1/${nobody}`)).toMatchObject({
    status: 400,
    body: { message: `This server only has contracts of chain ${CHAIN_ID}. Use this number as the chain.` },
  });
  expect(await read(`/v2/contract/${CHAIN_ID}/${nobody}`)).toMatchObject({
    status: 404,
    body: { match: null, creationMatch: null, runtimeMatch: null },
  });
  expect(await read('/v2/verify/00000000-0000-0000-0000-000000000000')).toMatchObject({
    status: 404,
    body: { customCode: 'job_not_found' },
  });
  const many = Array(21).fill(nobody).join();
  expect((await read(`/check-by-addresses?addresses=${many}&chainIds=${CHAIN_ID}`)).status).toBe(400);
  expect(await read(`/files/${CHAIN_ID}/${nobody}`)).toMatchObject({
    status: 404,
    body: { error: 'Files have not been found!' },
  });
});
