import { type Address, type Hex, keccak256, parseAbi, parseEther, parseEventLogs, stringToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSolidity } from '../../test/compile-solidity.ts';
import { deployer, startTestNode, stranger, viemClients } from '../../test/test-node.ts';
import type { RunningNode } from '../start-node.ts';

const abi = parseAbi([
  'event ActionRecorded(bytes32 indexed actionId, address indexed account, bytes32 indexed key, uint256 points)',
  'error AlreadyRecorded(bytes32 actionId)',
  'function record(bytes32 actionId, bytes32 userHash, address account, bytes32 key, uint32 points)',
  'function forget(bytes32 actionId)',
  'function pointsOf(address) view returns (uint256)',
  'function total() view returns (uint256)',
  'function divide(uint256 a, uint256 b) pure returns (uint256)',
  'function requireReason() pure',
  'function environment() view returns (uint256, uint256, address, uint256, bytes32)',
  'function touchTransient() returns (uint256)',
  'function nested(uint256 depth) returns (uint256)',
]);

const key = stringToHex('energy_collection', { size: 32 });
const id = (number: number): Hex => keccak256(stringToHex(`action ${number}`));

let node: RunningNode;
let clients: ReturnType<typeof viemClients>;
let probe: Address;

beforeAll(async () => {
  node = await startTestNode();
  clients = viemClients(node.url);
  const { Probe } = compileSolidity('probe.sol');
  const hash = await clients.wallet.deployContract({ abi, bytecode: Probe!.bytecode });
  const receipt = await clients.reader.getTransactionReceipt({ hash });
  probe = receipt.contractAddress!;
});

afterAll(() => node.close());

test('a transfer is sealed in a block of its own before the send returns', async () => {
  const { wallet, reader } = clients;
  const before = await reader.getBlockNumber();
  const hash = await wallet.sendTransaction({ to: stranger.address, value: parseEther('1.5') });
  const receipt = await reader.getTransactionReceipt({ hash });
  expect(receipt).toMatchObject({
    status: 'success',
    blockNumber: before + 1n,
    gasUsed: 21_000n,
    effectiveGasPrice: 1_000_000_000n,
    from: deployer.address.toLowerCase(),
    contractAddress: null,
  });
  expect(await reader.getBalance({ address: stranger.address })).toBe(1_500_000_000_000_000_000n);
  const block = await reader.getBlock({ blockNumber: before + 1n });
  expect(block.transactions).toEqual([hash]);
  expect(block.baseFeePerGas).toBe(0n);
});

test('a contract call leaves its event in the receipt and in the logs', async () => {
  const { wallet, reader } = clients;
  const args = [id(1), id(2), stranger.address, key, 40] as const;
  const hash = await wallet.writeContract({ address: probe, abi, functionName: 'record', args });
  const receipt = await reader.getTransactionReceipt({ hash });
  const [event] = parseEventLogs({ abi, logs: receipt.logs });
  expect(event!.args).toEqual({ actionId: id(1), account: stranger.address, key, points: 40n });
  const logs = await reader.getContractEvents({
    address: probe,
    abi,
    eventName: 'ActionRecorded',
    args: { actionId: id(1) },
    fromBlock: 0n,
  });
  expect(logs.map(({ transactionHash }) => transactionHash)).toEqual([hash]);
  expect(
    await reader.readContract({ address: probe, abi, functionName: 'pointsOf', args: [stranger.address] }),
  ).toBe(40n);
});
