import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@nova/shared/durations';
import { runArguments } from '@nova/runtime/run-source';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { presaleAbi } from '@nova/abi/presale';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { convertTypedData } from '@nova/shared/energy/conversion';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import { findFreePort } from '@nova/db/embedded/free-port';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { startTestChain } from '@nova/testing/test-chain';
import { startTestStackOn } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { openRemoteSigner } from '@nova/worker/signing/remote-signer';
import {
  SignerAwayError,
  type Signer,
  type TypedMessage,
  type UnsignedTransaction,
} from '@nova/worker/signing/signer';
import { pino } from 'pino';
import {
  type Hex,
  encodeFunctionData,
  parseTransaction,
  recoverTransactionAddress,
  recoverTypedDataAddress,
} from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePolicy } from './compose-policy.ts';
import { policySchema } from './policy.ts';
import { startSigner } from './start-signer.ts';

const TOKEN = 'token of throwaway signers, not of people';
const THIEF: Hex = `0x${'7'.repeat(40)}`;
const place = (digit: string): { address: Hex; deployedAtBlock: number } => ({
  address: `0x${digit.repeat(40)}`,
  deployedAtBlock: 1,
});
const CONTRACTS = {
  ActionLedger: place('a'),
  Presale: place('b'),
  CommunityRewards: place('c'),
  AccountFactory: place('d'),
  TokenFactory: place('e'),
};

let dir: string;
let nowMs: number;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-signer-'));
  nowMs = Date.UTC(2026, 0, 1);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(dir, { recursive: true, force: true });
});

async function start(contracts: Parameters<typeof composePolicy>[0] = CONTRACTS) {
  const { validator: _, deployer: __, ...keys } = TEST_KEYS;
  const signer = await startSigner({
    host: '127.0.0.1',
    port: 0,
    token: TOKEN,
    keys,
    policy: policySchema.parse(composePolicy(contracts, false)),
    stateDir: dir,
    clock: () => nowMs,
    logger: pino({ enabled: false }),
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await signer.close();
    isOpen = false;
  };
  closing.push(close);
  return { url: signer.url, token: TOKEN, close };
}

let nonces = 0;
const transaction = (values: Partial<UnsignedTransaction>): UnsignedTransaction => ({
  chainId: CHAIN_ID,
  nonce: nonces++,
  gas: 60_000n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  to: THIEF,
  value: 0n,
  data: '0x',
  ...values,
});
const reserve = (usdtUnits: bigint) =>
  transaction({
    to: CONTRACTS.Presale.address,
    data: encodeFunctionData({
      abi: presaleAbi,
      functionName: 'reserve',
      args: [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`, THIEF, 1n, usdtUnits, 1_900_000_000n],
    }),
  });
const refused = (message: string, isForNow = false) => ({ name: 'SignerRefusal', message, isForNow });
const full = (what: string) => refused(`the 24-hour limit is reached: ${what}`, true);

test('a transaction that the key is for is signed as it was asked for', async () => {
  const gas = await openRemoteSigner(await start(), 'gas');
  expect(gas.address).toBe(testAddressOf('gas').toLowerCase());
  const signed = await gas.signTransaction(transaction({ nonce: 5, value: 10n ** 16n }));
  expect(parseTransaction(signed)).toMatchObject({
    chainId: CHAIN_ID,
    nonce: 5,
    to: THIEF,
    value: 10n ** 16n,
  });
  const serializedTransaction = signed as Parameters<
    typeof recoverTransactionAddress
  >[0]['serializedTransaction'];
  expect((await recoverTransactionAddress({ serializedTransaction })).toLowerCase()).toBe(gas.address);
});

test('a thief with the process of the worker gets nothing signed that a key is not for', async () => {
  const address = await start();
  const open = (name: 'attestor' | 'operator' | 'gas') => openRemoteSigner(address, name);
  const [attestor, operator, gas] = [await open('attestor'), await open('operator'), await open('gas')];
  const tries: [Signer, Partial<UnsignedTransaction>, string][] = [
    [operator, { value: 1n }, 'this key may not send coins'],
    [gas, { value: 10n ** 16n + 1n }, 'its value is above the limit'],
    [gas, { chainId: 1 }, `this signer signs only for chain ${CHAIN_ID}`],
    [gas, { maxFeePerGas: 10n ** 15n }, 'its maximum fee is above the limit'],
    [operator, { data: '0xdeadbeef' }, 'this key may not make this call'],
    [operator, { to: CONTRACTS.Presale.address, data: '0xdeadbeef' }, 'this key may not make this call'],
    [attestor, { to: CONTRACTS.Presale.address, data: reserve(1n).data }, 'this key may not make this call'],
    [operator, { ...reserve(1n), value: 1n }, 'a call of this key may not send coins'],
    [
      operator,
      { to: CONTRACTS.Presale.address, data: reserve(1n).data.slice(0, 60) as Hex },
      'its amount cannot be decoded',
    ],
    [operator, reserve(50_000_000_001n), 'its amount is above the limit'],
  ];
  for (const [signer, values, message] of tries) {
    await expect(signer.signTransaction(transaction(values))).rejects.toMatchObject(refused(message));
  }
  const permit = { account: THIEF, points: 501n, nonce: 0n, deadline: 1n };
  const typed = convertTypedData({ chainId: CHAIN_ID, address: CONTRACTS.CommunityRewards.address }, permit);
  const message = { ...typed, message: { ...permit } };
  await expect(attestor.signTypedData(message)).rejects.toMatchObject(
    refused('its amount is above the limit'),
  );
  await expect(gas.signTypedData(message)).rejects.toMatchObject(
    refused('this key may not sign this message'),
  );
});

test('the guardian signs only recoveries of passkey accounts, and no transaction', async () => {
  const address = await start({ ...CONTRACTS, PasskeyAccountFactory: place('f') });
  const guardian = await openRemoteSigner(address, 'guardian');
  const recovery = composeRecoveryMessage({
    account: THIEF,
    key: { x: `0x${'1'.repeat(64)}`, y: `0x${'2'.repeat(64)}` },
    nonce: '1',
    deadline: '2026-01-03T00:00:00.000Z',
  });
  const signature = await guardian.signTypedData(recovery);
  const signer = await recoverTypedDataAddress({ ...recovery, signature });
  expect(signer.toLowerCase()).toBe(guardian.address);

  const { domain, message } = recovery;
  const others: TypedMessage[] = [
    { ...recovery, domain: { ...domain, name: 'CommunityRewards' } },
    {
      domain,
      types: { Message: [{ name: 'hash', type: 'bytes32' }] },
      primaryType: 'Message',
      message: { hash: message.x },
    },
    { ...recovery, types: { Recovery: recovery.types.Recovery.slice(0, 3) } },
  ];
  for (const other of others) {
    await expect(guardian.signTypedData(other)).rejects.toMatchObject(
      refused('this key may not sign this message'),
    );
  }
  const gas = await openRemoteSigner(address, 'gas');
  await expect(gas.signTypedData(recovery)).rejects.toMatchObject(
    refused('this key may not sign this message'),
  );
  await expect(guardian.signTransaction(transaction({ value: 1n }))).rejects.toMatchObject(
    refused('this key may not send coins'),
  );
  await expect(guardian.signTransaction(transaction({ to: guardian.address }))).rejects.toMatchObject(
    full('transactions'),
  );
});

test('the gas key starts recoveries of any account, and sends no coins with them', async () => {
  const gas = await openRemoteSigner(await start({ ...CONTRACTS, PasskeyAccountFactory: place('f') }), 'gas');
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'completeRecovery' });
  await expect(gas.signTransaction(transaction({ data }))).resolves.toMatch(/^0x02/);
  await expect(gas.signTransaction(transaction({ data, value: 1n }))).rejects.toMatchObject(
    refused('a call of this key may not send coins'),
  );
  const cancel = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'cancelRecovery' });
  await expect(gas.signTransaction(transaction({ data: cancel }))).rejects.toMatchObject(
    refused('this key may not make this call'),
  );
});

test('a thief with the process of the worker and the whole database takes no more than the limits of a day', async () => {
  const address = await start();
  const operator = await openRemoteSigner(address, 'operator');
  let reserved = 0n;
  const drain = async (signer: Signer) => {
    for (;;) {
      await signer.signTransaction(reserve(50_000_000_000n));
      reserved += 50_000_000_000n;
    }
  };
  await expect(drain(operator)).rejects.toMatchObject(full('Presale.reserve amount'));
  expect(reserved).toBe(250_000_000_000n);

  await address.close();
  const again = await openRemoteSigner(await start(), 'operator');
  await expect(again.signTransaction(reserve(1n))).rejects.toMatchObject(full('Presale.reserve amount'));
  nowMs -= 48 * HOUR_MS;
  await expect(again.signTransaction(reserve(1n))).rejects.toMatchObject(full('Presale.reserve amount'));
  nowMs += (48 + 24) * HOUR_MS;
  await expect(again.signTransaction(reserve(1n))).rejects.toMatchObject(full('Presale.reserve amount'));
  nowMs += HOUR_MS;
  await expect(again.signTransaction(reserve(1n))).resolves.toMatch(/^0x02/);
});

test('the same call at a higher price uses nothing up a second time, another one with its nonce does', async () => {
  const operator = await openRemoteSigner(await start(), 'operator');
  const call = reserve(50_000_000_000n);
  for (let price = 2n; price < 12n; price++) {
    await operator.signTransaction({ ...call, maxFeePerGas: price * 10n ** 9n });
  }
  for (let each = 0; each < 4; each++) await operator.signTransaction(reserve(50_000_000_000n));
  const other = { ...reserve(49_000_000_000n), nonce: call.nonce };
  await expect(operator.signTransaction(other)).rejects.toMatchObject(full('Presale.reserve amount'));
});

test('who does not know the token gets nothing, not even the names of the keys', async () => {
  const { url } = await start();
  const wrong = openRemoteSigner({ url, token: 'another token, just as long as it' }, 'gas');
  await expect(wrong).rejects.toThrow('the signer rejects SIGNER_TOKEN');
  const answer = await fetch(`${url}/v1/keys`);
  expect(answer.status).toBe(401);
});

test('a signer that cannot read what it has signed does not start', async () => {
  await writeFile(path.join(dir, 'use.json'), '{"used":');
  await expect(start()).rejects.toThrow('What was signed cannot be read from');
});

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
async function spawnSigner(port: number): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, runArguments(MAIN), {
    env: {
      PATH: process.env.PATH,
      SIGNER_PORT: String(port),
      SIGNER_TOKEN: TOKEN,
      SIGNER_DIR: dir,
      SIGNER_CONTRACTS: path.join(dir, 'contracts.json'),
      OPERATOR_KEY: TEST_KEYS.operator,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
}

test('a process that is killed remembers what it has signed, and keeps to its first policy', async () => {
  const deployment = { chainId: CHAIN_ID, genesisHash: `0x${'0'.repeat(64)}`, contracts: CONTRACTS };
  await writeFile(path.join(dir, 'contracts.json'), JSON.stringify(deployment));
  const port = await findFreePort();
  const kill = await spawnSigner(port);
  const address = { url: `http://127.0.0.1:${port}`, token: TOKEN };
  const operator = await openRemoteSigner(address, 'operator');
  for (let each = 0; each < 5; each++) await operator.signTransaction(reserve(50_000_000_000n));
  await kill();
  await expect(operator.signTransaction(reserve(1n))).rejects.toThrow(SignerAwayError);

  const widened = { ...deployment, contracts: { ...CONTRACTS, Presale: { ...place('b'), address: THIEF } } };
  await writeFile(path.join(dir, 'contracts.json'), JSON.stringify(widened));
  closing.push(await spawnSigner(port));
  await expect(operator.signTransaction(reserve(1n))).rejects.toMatchObject(full('Presale.reserve amount'));
  await expect(operator.signTransaction({ ...reserve(1n), to: THIEF })).rejects.toMatchObject(
    refused('this key may not make this call'),
  );
});

test('a whole server works with keys that it does not hold', async () => {
  const chain = await startTestChain({ isWhole: true });
  nowMs = Date.now();
  const { url } = await start(chain.contracts);
  const stack = await startTestStackOn(chain, { isWhole: true, signer: { url, token: TOKEN } });
  closing.push(() => stack.close());
  const user = new TestUser(stack.url);
  await user.signIn();
  expect(await user.act('energy_collection', 'request-of-a-whole-server')).toMatchObject({ success: true });
  const countDone = async () =>
    (
      await stack.database.pool.query(
        `select count(*)::int as n from app.outbox where kind = 'record_action' and status = 'done'`,
      )
    ).rows[0].n as number;
  await expect.poll(countDone, { timeout: 30_000 }).toBeGreaterThan(0);
});
