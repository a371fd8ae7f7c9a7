import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { expect, onTestFinished, test } from 'vitest';
import { DEPLOYER_KEY, useTestNode } from '../test-node.ts';

test('web3 pays, deploys, reads, subscribes and explains a revert without special settings', async () => {
  const node = await useTestNode();
  const folder = await mkdtemp(join(tmpdir(), 'nova-web3-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'token.json');
  await writeFile(file, JSON.stringify({ abi: testUSDTAbi, bytecode: testUSDTBytecode }));
  const script = fileURLToPath(new URL('web3-journey.mjs', import.meta.url));
  const args = [script, node.url, node.wsUrl, DEPLOYER_KEY, file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  expect(JSON.parse(stdout)).toEqual({
    chainId: 96969,
    type: 2,
    balance: '1500000000000000000',
    allowance: '7',
    status: 1,
    events: [['Approval', '7']],
    logged: true,
    refused: 'InsufficientBalance',
  });
});
