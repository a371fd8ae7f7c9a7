import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import { encryptKeystoreJson } from 'ethers';
import { createPublicClient, encodeFunctionData, http, type Hex, type PublicClient, zeroHash } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSafeCommand } from './safe-owners.ts';
import { startTestChain, type TestChain } from './test-chain.ts';
import { SAFE_OWNER_KEYS, TEST_KEYS } from './test-keys.ts';

const OWNERS = { SAFE_OWNER_KEYS: SAFE_OWNER_KEYS.slice(0, 3).join(',') };
const PASSWORD = 'a password of throwaway files';

let chain: TestChain;
let client: PublicClient;
let dir: string;

beforeAll(async () => {
  chain = await startTestChain({ isWhole: true });
  client = createPublicClient({ transport: http(chain.rpcUrl) });
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-keystores-'));
}, 120_000);
afterAll(async () => {
  await chain?.close();
  await rm(dir, { recursive: true, force: true });
});

const run = (words: readonly string[], env: NodeJS.ProcessEnv = OWNERS) => runSafeCommand(chain, words, env);
const execute = async (...words: string[]) => {
  const done = await run([...words, '--execute']);
  expect(done.lines.at(-1)).toMatch(/^ {2}done in block \d+/);
};
const readSale = (functionName: 'paused' | 'currentPhase') =>
  client.readContract({ address: chain.contracts.Presale!.address, abi: presaleAbi, functionName });

async function writeKeystore(key: Hex): Promise<string> {
  const account = { address: privateKeyToAddress(key), privateKey: key };
  const file = path.join(dir, `${account.address}.json`);
  await writeFile(file, await encryptKeystoreJson(account, PASSWORD, { scrypt: { N: 2 } }));
  return file;
}

test('lists its commands if none or an unknown one is given', async () => {
  expect((await run([])).lines[0]).toBe(
    'npm run safe -- approve-purchase <reservation id> <recipient> <phase> <USDT units>',
  );
  const unknown = await run(['sell']);
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.lines[0]).toMatch(/^There is no step sell\. A step is one of:\n {2}approve-purchase </);
  expect((await run(['pause', 'Presale', 'now'])).lines[0]).toMatch(/^pause <contract>\. A step/);
  expect((await run(['pause', 'Bank'])).lines[0]).toMatch(
    /^There is no contract Bank\. Available contracts: Safe, /,
  );
});

test('prepares a call without any key and reports a failing call before it is signed', async () => {
  const { Presale, Safe } = chain.contracts;
  const prepared = await run(['grant', 'Presale', 'PAUSER_ROLE', Safe!.address], {});
  expect(prepared).toMatchObject({ code: 0 });
  expect(prepared.lines[1]).toMatch(new RegExp(`^ {2}Safe ${Safe!.address}, transaction \\d+$`));
  expect(prepared.lines[2]).toBe(`  to   ${Presale!.address}`);
  expect(prepared.lines.at(-1)).toBe('  0 of 3 signatures');
  const refused = await run(['pause', 'Presale']);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.lines[0]).toMatch(/^Presale\.pause\(\) would fail: AccessControlUnauthorizedAccount\(0x/);
});

test('reads keys from encrypted files and refuses a wrong password', async () => {
  const files = await Promise.all(SAFE_OWNER_KEYS.slice(0, 3).map(writeKeystore));
  const env = { SAFE_KEYSTORES: files.join(','), SAFE_KEYSTORE_PASSWORD: PASSWORD };
  const words = ['grant', 'Presale', 'PAUSER_ROLE', chain.contracts.Safe!.address];
  expect((await run(words, env)).lines.at(-1)).toBe('  3 of 3 signatures');
  const wrong = await run(words, { ...env, SAFE_KEYSTORE_PASSWORD: 'another' });
  expect(wrong.lines).toEqual([`${files[0]} cannot be opened: check the path, and SAFE_KEYSTORE_PASSWORD.`]);
});

test('refuses the signature of a non-owner or for another transaction', async () => {
  const words = ['grant', 'Presale', 'PAUSER_ROLE', chain.contracts.Safe!.address];
  const stranger = await run(words, { SAFE_OWNER_KEYS: TEST_KEYS.curator });
  expect(stranger.lines[0]).toMatch(/^0x[0-9a-fA-F]{40} is not an owner of the Safe\. /);
  const later = await run([...words, '--nonce', '99'], { SAFE_OWNER_KEYS: SAFE_OWNER_KEYS[0] });
  const signature = /--signature (0x[0-9a-f]{130})/.exec(later.lines.join('\n'))![1]!;
  expect((await run([...words, '--nonce', '99', '--signature', signature], {})).code).toBe(0);
  expect((await run([...words, '--signature', signature], {})).code).toBe(1);
});

test('pauses and resumes the sale once the Safe has granted itself the role', async () => {
  await execute('grant', 'Presale', 'PAUSER_ROLE', chain.contracts.Safe!.address);
  await execute('pause', 'Presale');
  expect(await readSale('paused')).toBe(true);
  await execute('unpause', 'Presale');
  expect(await readSale('paused')).toBe(false);
});

test('executes a scheduled timelock operation by its ID alone, and cancels one', async () => {
  const { Presale, Timelock } = chain.contracts;
  const schedule = async (phase: bigint) => {
    const data = encodeFunctionData({ abi: presaleAbi, functionName: 'endPhase', args: [phase] });
    const operation = [Presale!.address, 0n, data, zeroHash, zeroHash] as const;
    await execute('call', 'Timelock', 'schedule', ...operation.map(String), '0');
    const { address } = Timelock!;
    return client.readContract({ address, abi: timelockAbi, functionName: 'hashOperation', args: operation });
  };
  await execute('execute', await schedule(1n));
  expect(await readSale('currentPhase')).toBe(2n);
  const second = await schedule(2n);
  await execute('cancel', second);
  const refused = await run(['execute', second]);
  expect(refused.lines[0]).toMatch(/would fail: TimelockUnexpectedOperationState\(/);
  expect((await run(['execute', `0x${'12'.repeat(32)}`])).lines[0]).toMatch(/^The timelock has no step 0x12/);
});
