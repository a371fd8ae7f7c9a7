import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCompiler } from '@nova/shared/contract/find-compiler';
import type { Contract, VerificationStatus } from '@nova/shared/contract/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { readNpmEnv } from '@nova/worker/env';
import { provideCompiler } from '@nova/worker/features/contract/compilers/provide-compiler';
import { type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployContract } from '../../testing/deploy-contract.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Without a registry, no compiler can be downloaded; the message for that has its own test. */
const isReachable = await run('npm', ['view', 'solc@0.8.29', 'version', '--fetch-retries=0']).then(
  () => true,
  () => false,
);

let stack: TestStack;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-user-'));
  stack = await startTestStack({ compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 } });
}, 60_000);
afterAll(async () => {
  await stack.close();
  await rm(home, { recursive: true });
});

const COMPILE = `
  const [wrapper, soljson, input] = process.argv.slice(1);
  process.stdout.write(require(wrapper)(require(soljson)).compile(input), () => process.exit(0));`;

/** Compiles like a user does, with the compiler's own file in a process of its own. */
async function compileFile(version: string, source: string): Promise<Hex> {
  const store = { folder: path.join(home, 'compilers'), npmEnv: readNpmEnv() };
  const soljson = await provideCompiler(findCompiler(version)!, store, new AbortController().signal);
  const input = {
    language: 'Solidity',
    sources: { 'contract.sol': { content: source } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const script = path.join(home, 'compile.cjs');
  await writeFile(script, COMPILE.replace('slice(1)', 'slice(2)'));
  const args = [script, require.resolve('solc/wrapper'), soljson, JSON.stringify(input)];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 24 });
  return `0x${JSON.parse(stdout).contracts['contract.sol'].Counter.evm.bytecode.object}`;
}

const deploy = (data: Hex) => deployContract(stack.chain.rpcUrl, TEST_KEYS.gas, data);

const OLD = 'contract Counter { uint public count; function add(uint n) public { count += n; } }';
/** The oldest, the newest and one between; those of the other majors take a minute more. */
const VERSIONS =
  process.env['NOVA_SOAK'] === '1'
    ? ['0.4.11', '0.5.17', '0.6.12', '0.8.19', '0.8.29', '0.8.37']
    : ['0.4.11', '0.8.19', '0.8.37'];

test.skipIf(!isReachable).each(VERSIONS)(
  'a contract of compiler %s is verified with a full match',
  async (version) => {
    const address = await deploy(await compileFile(version, OLD));
    const body = { compiler: version, source: OLD, optimizer: { enabled: true, runs: 200 } };
    const answer = await callApi(stack.url, `/api/v1/contracts/${address}/verify`, { body });
    expect(answer.status).toBe(202);
    const { id } = answer.body as VerificationStatus;
    const read = async () =>
      (await callApi(stack.url, `/api/v1/contracts/${address}/verify/${id}`)).body as VerificationStatus;
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toMatch(/verified|failed/);
    expect(await read()).toMatchObject({ status: 'verified', match: 'full', failure: null });
    const { verification } = (await callApi(stack.url, `/api/v1/contracts/${address}`)).body as Contract;
    expect(verification).toMatchObject({ name: 'Counter', compiler: findCompiler(version)!.longVersion });
  },
  120_000,
);

test('a version that does not exist is refused with the range of those that do', async () => {
  const address = `0x${'11'.repeat(20)}`;
  const body = { compiler: '0.4.12', source: OLD };
  const answer = await callApi(stack.url, `/api/v1/contracts/${address}/verify`, { body });
  expect(answer).toMatchObject({ status: 400, code: 'compiler_unknown' });
  expect(answer.body).toMatchObject({
    error: {
      message: expect.stringMatching(
        /^There is no compiler 0\.4\.12\. Choose a release of solc from 0\.4\.11 to 0\.8\.\d+, or one of Vyper /,
      ),
    },
  });
});
