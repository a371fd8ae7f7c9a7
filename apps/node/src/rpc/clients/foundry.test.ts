import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Hex, keccak256, stringToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { runFoundry } from '../../../test/foundry.ts';
import { createTempFolder, deployer, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const { Probe } = compileSolidity('probe.sol');
const KEY = `0x${'22'.repeat(32)}`;
const RECORD = 'record(bytes32,bytes32,address,bytes32,uint32)';
const action = (name: string): Hex => keccak256(stringToHex(name));

const SCRIPT = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
import {Probe} from "../src/probe.sol";
interface Vm { function startBroadcast() external; function stopBroadcast() external; }
contract Deploy {
    bool public constant IS_SCRIPT = true;
    Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    function run() external {
        vm.startBroadcast();
        Probe probe = new Probe();
        probe.nested(3);
        payable(address(0xbeef)).transfer(7);
        vm.stopBroadcast();
    }
}
`;

let node: RunningNode;
let project: string;

/** Creates a Foundry project that compiles with npm's solc. */
function createProject(): string {
  const folder = createTempFolder();
  const solc = fileURLToPath(new URL('../../../../../contracts/solc/solc.mjs', import.meta.url));
  for (const name of ['src', 'script']) mkdirSync(join(folder, name));
  cpSync(fileURLToPath(new URL('../../../test/probe.sol', import.meta.url)), join(folder, 'src/probe.sol'));
  writeFileSync(join(folder, 'script/Deploy.s.sol'), SCRIPT);
  writeFileSync(
    join(folder, 'foundry.toml'),
    `[profile.default]\nsolc = "${solc}"\noffline = true\nevm_version = "cancun"\nauto_detect_remappings = false\n`,
  );
  return folder;
}

beforeAll(async () => {
  node = await startTestNode();
  project = createProject();
});

afterAll(() => node.close());

const cast = (command: string, ...args: string[]): Promise<string> =>
  runFoundry('cast', [command, '--rpc-url', node.url, ...args], project);
const send = async (...args: string[]): Promise<Record<string, string>> =>
  JSON.parse(await cast('send', '--json', '--private-key', KEY, ...args)) as Record<string, string>;

test('cast deploys a contract, writes, reads and finds the event', async () => {
  const { contractAddress } = await send('--create', Probe!.bytecode);
  const probe = contractAddress!;
  const key = action('key');
  const receipt = await send(probe, RECORD, action('cast'), key, stranger.address, key, '40');
  expect(receipt['status']).toBe('0x1');
  expect(await cast('call', probe, 'pointsOf(address)(uint256)', stranger.address)).toBe('40');
  const found = JSON.parse(await cast('logs', '--json', '--from-block', '0', '--address', probe)) as {
    transactionHash: string;
  }[];
  expect(found.map(({ transactionHash }) => transactionHash)).toEqual([receipt['transactionHash']]);
  expect(BigInt(await cast('storage', probe, '2'))).toBe(40n);
  expect(await cast('code', probe)).toMatch(/^0x6080/);
});

test('cast shows the reason of a revert', async () => {
  const { contractAddress } = await send('--create', Probe!.bytecode);
  await expect(cast('call', contractAddress!, 'requireReason()')).rejects.toThrow(
    /execution reverted: a reason/,
  );
  await expect(send(contractAddress!, 'divide(uint256,uint256)', '1', '0')).rejects.toThrow(
    /execution reverted: division or modulo by zero/,
  );
});

test('cast reads chain, blocks, fees and accounts', async () => {
  await send(stranger.address, '--value', '3');
  expect(await cast('chain-id')).toBe('96969');
  expect(await cast('balance', stranger.address)).toBe('3');
  expect(await cast('gas-price')).toBe('1000000000');
  expect(await cast('base-fee')).toBe('1000000000');
  expect(await cast('estimate', stranger.address, '--value', '1', '--from', deployer.address)).toBe('21000');
  expect(Number(await cast('nonce', deployer.address))).toBe(Number(await cast('block-number')));
  expect(await cast('block', 'latest', '--field', 'gasUsed')).toBe('21000');
  const proof = JSON.parse(await cast('proof', deployer.address)) as { accountProof: string[] };
  expect(proof.accountProof.length).toBeGreaterThan(0);
});

test('forge create deploys a contract', async () => {
  const { reader } = viemClients(node.url);
  const createOutput = JSON.parse(
    await runFoundry(
      'forge',
      ['create', 'src/probe.sol:Probe', '--json', '--broadcast', '--rpc-url', node.url, '--private-key', KEY],
      project,
    ),
  ) as { deployedTo: Hex; transactionHash: Hex };
  const receipt = await reader.getTransactionReceipt({ hash: createOutput.transactionHash });
  expect(receipt.contractAddress).toBe(createOutput.deployedTo.toLowerCase());
  expect(await reader.getCode({ address: createOutput.deployedTo })).toMatch(/^0x6080/);
});

test('forge script broadcasts a deployment, a call and a transfer', async () => {
  const { reader } = viemClients(node.url);
  const before = await reader.getBlockNumber({ cacheTime: 0 });
  await runFoundry(
    'forge',
    [
      'script',
      'script/Deploy.s.sol:Deploy',
      '--broadcast',
      '--slow',
      '--rpc-url',
      node.url,
      '--private-key',
      KEY,
    ],
    project,
  );
  expect(await reader.getBlockNumber({ cacheTime: 0 })).toBe(before + 3n);
  expect(await reader.getBalance({ address: `0x${'beef'.padStart(40, '0')}` })).toBe(7n);
});
