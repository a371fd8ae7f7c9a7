import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contract, VerificationStatus } from '@nova/shared/contract/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { encodeAbiParameters, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployContract } from '../../testing/deploy-contract.ts';

const run = promisify(execFile);
const SOURCE = `# pragma version ^0.4.0
owner: public(immutable(address))
count: public(uint256)

@deploy
def __init__(first: uint256):
    owner = msg.sender
    self.count = first

@external
def add(n: uint256):
    self.count += n
`;
const ARGUMENT = encodeAbiParameters([{ type: 'uint256' }], [42n]);

/** Vyper comes with Python; where it is not installed, only the message for that is tested. */
const program = await run('sh', ['-c', 'command -v vyper-json && vyper-json --version']).then(
  ({ stdout }) => (stdout.includes('0.4.3') ? stdout.split('\n')[0]! : null),
  () => null,
);

let stack: TestStack;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-vyper-'));
  stack = await startTestStack({ compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 512 * 2 ** 20 } });
}, 60_000);
afterAll(async () => {
  await stack.close();
  await rm(home, { recursive: true });
});

async function verify(address: string, source: string): Promise<VerificationStatus> {
  const input = {
    language: 'Vyper',
    sources: { 'counter.vy': { content: source } },
    settings: { evmVersion: 'cancun' },
  };
  const answer = await callApi(stack.url, `/api/v1/contracts/${address}/verify`, {
    body: { compiler: 'vyper:0.4.3', input },
  });
  expect(answer.status).toBe(202);
  const { id } = answer.body as VerificationStatus;
  const read = async () =>
    (await callApi(stack.url, `/api/v1/contracts/${address}/verify/${id}`)).body as VerificationStatus;
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toMatch(/verified|failed/);
  return read();
}

test('a server without this release of Vyper says what its operator must install', async () => {
  expect(await verify(stack.chain.ledgerAddress, SOURCE)).toMatchObject({
    status: 'failed',
    failure: {
      code: 'vyper_missing',
      message:
        'Vyper 0.4.3 is not installed on this server. Its operator can install it with npm run vyper:add 0.4.3.',
    },
  });
});

test.skipIf(program === null)(
  'a contract of Vyper with an immutable and an argument is verified',
  async () => {
    const bin = path.join(stack.filesDir, 'compilers/vyper-0.4.3/bin');
    await mkdir(bin, { recursive: true });
    await symlink(program!, path.join(bin, 'vyper-json'));
    const file = path.join(home, 'input.json');
    const settings = { evmVersion: 'cancun', outputSelection: { '*': ['evm.bytecode.object'] } };
    const sources = { 'counter.vy': { content: SOURCE } };
    await writeFile(file, JSON.stringify({ language: 'Vyper', sources, settings }));
    const { stdout } = await run(program!, [file]);
    const { object } = JSON.parse(stdout).contracts['counter.vy'].counter.evm.bytecode;
    const data = `0x${object.replace(/^0x/, '')}${ARGUMENT.slice(2)}` as Hex;
    const address = await deployContract(stack.chain.rpcUrl, TEST_KEYS.gas, data);
    await expect
      .poll(async () => {
        const query = `select 1 from chain.contract_creations where address = decode($1, 'hex')`;
        return (await stack.database.pool.query(query, [address.slice(2)])).rows.length;
      })
      .toBe(1);
    const wrong = await verify(address, SOURCE.replace('+= n', '-= n'));
    expect(wrong.failure).toMatchObject({ code: 'code_differs' });
    const broken = await verify(address, SOURCE.replace('self.count = first', 'self.count ='));
    expect(broken.failure).toMatchObject({ code: 'compile_error' });
    expect(await verify(address, `# another comment\n${SOURCE}`)).toMatchObject({ match: 'partial' });
    expect(await verify(address, SOURCE)).toMatchObject({ status: 'verified', match: 'full' });
    const { verification } = (await callApi(stack.url, `/api/v1/contracts/${address}`)).body as Contract;
    expect(verification).toMatchObject({
      name: 'counter',
      file: 'counter.vy',
      language: 'Vyper',
      compiler: 'vyper:0.4.3',
      match_kind: 'exact',
      constructor_arguments: ARGUMENT,
    });
  },
  120_000,
);
