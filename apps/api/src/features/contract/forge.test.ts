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
import { createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SOLC = fileURLToPath(new URL('../../../../../contracts/solc/solc.mjs', import.meta.url));
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

async function deployBox(): Promise<Hex> {
  await forge('build');
  const artifact = JSON.parse(await readFile(path.join(project, 'out/Box.sol/Box.json'), 'utf8'));
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
  const account = privateKeyToAccount(TEST_KEYS.gas);
  const wallet = createWalletClient({ chain, account, transport: http() });
  const data = `${artifact.bytecode.object}${ARGUMENTS}` as Hex;
  const hash = await wallet.sendTransaction({ data, gas: 2_000_000n, gasPrice: 2_000_000_000n });
  const reader = createPublicClient({ chain, transport: http() });
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
  return contractAddress!.toLowerCase() as Hex;
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
    creationMatch: 'full',
    constructorArguments: `0x${ARGUMENTS}`,
    optimizer: { enabled: true, runs: 777 },
  });
  expect(await verify(address, 'src/Box.sol:Box')).toContain('is already verified');
}, 240_000);
