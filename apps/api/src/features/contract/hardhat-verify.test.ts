import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Contract } from '@nova/shared/contract/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { encodeAbiParameters, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployContract } from '../../testing/deploy-contract.ts';

const run = promisify(execFile);
const NODE_MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const HARDHAT = createRequire(import.meta.url).resolve('hardhat/internal/cli/bootstrap.js');

/** Hardhat would download the compiler; this one is the same. */
const CONFIG = `require('@nomicfoundation/hardhat-verify');
const { subtask } = require('hardhat/config');
subtask('compile:solidity:solc:get-build', async () => ({
  version: '0.8.30',
  longVersion: '0.8.30+commit.73712a01',
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));
const site = process.env.SITE_URL;
module.exports = {
  solidity: { version: '0.8.30', settings: { optimizer: { enabled: true, runs: 99 }, evmVersion: 'cancun' } },
  networks: { nova: { url: site + '/rpc', chainId: 96969 } },
  etherscan: {
    enabled: process.env.VERIFIER === 'etherscan',
    apiKey: { nova: 'none' },
    customChains: [{ network: 'nova', chainId: 96969, urls: { apiURL: site + '/api', browserURL: site } }],
  },
  sourcify: { enabled: process.env.VERIFIER === 'sourcify', apiUrl: site + '/sourcify', browserUrl: site },
};
`;
/** Different code for each test, because equal code would be known. */
const sourceOf = (name: string, field: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Owned} from "./Owned.sol";
contract ${name} is Owned {
    uint256 public ${field};
    constructor(uint256 first) Owned(msg.sender) { ${field} = first; }
}
`;
const FILES = {
  'hardhat.config.js': CONFIG,
  'package.json': '{"name":"project"}',
  'contracts/Owned.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
abstract contract Owned { address public immutable owner; constructor(address who) { owner = who; } }
`,
  'contracts/Jar.sol': sourceOf('Jar', 'filled'),
  'contracts/Vase.sol': sourceOf('Vase', 'flowers'),
};

let stack: TestStack;
let project: string;

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'nova-hardhat-test-'));
  await mkdir(path.join(project, 'contracts'));
  await symlink(NODE_MODULES, path.join(project, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) await writeFile(path.join(project, file), text);
  stack = await startTestStack({ compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 } });
  await hardhat('etherscan', 'compile');
}, 180_000);
afterAll(async () => {
  await stack.close();
  await rm(project, { recursive: true, force: true });
});

async function hardhat(verifier: string, ...args: string[]): Promise<string> {
  const settings = {
    SITE_URL: stack.url,
    VERIFIER: verifier,
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  };
  const { stdout, stderr } = await run(process.execPath, [HARDHAT, ...args], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: project, CI: 'true', ...settings },
    timeout: 120_000,
  });
  return stdout + stderr;
}

async function deploy(name: string): Promise<Hex> {
  const file = path.join(project, `artifacts/contracts/${name}.sol/${name}.json`);
  const { bytecode } = JSON.parse(await readFile(file, 'utf8')) as { bytecode: Hex };
  const data = `${bytecode}${encodeAbiParameters([{ type: 'uint256' }], [7n]).slice(2)}` as Hex;
  return deployContract(stack.chain.rpcUrl, TEST_KEYS.gas, data);
}

test.each([
  ['etherscan', 'Jar', 'on the block explorer'],
  ['sourcify', 'Vase', 'on Sourcify'],
])(
  'hardhat-verify verifies a contract through the API of %s',
  async (verifier, name, place) => {
    const address = await deploy(name);
    const output = await hardhat(verifier, 'verify', '--network', 'nova', address, '7');
    expect(output).toContain(`Successfully verified contract ${name} ${place}`);
    const { verification } = (await callApi(stack.url, `/api/v1/contracts/${address}`)).body as Contract;
    expect(verification).toMatchObject({
      name,
      file: `contracts/${name}.sol`,
      match_kind: 'exact',
      optimizer: { enabled: true, runs: 99 },
    });
  },
  180_000,
);
