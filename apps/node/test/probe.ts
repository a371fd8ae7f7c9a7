import { type Address, parseAbi } from 'viem';
import type { RunningNode } from '../src/start-node.ts';
import { compileSolidity } from './compile-solidity.ts';
import { viemClients } from './test-node.ts';

/** ABI of probe.sol. */
export const probeAbi = parseAbi([
  'event ActionRecorded(bytes32 indexed actionId, address indexed account, bytes32 indexed key, uint256 points)',
  'error AlreadyRecorded(bytes32 actionId)',
  'function record(bytes32 actionId, bytes32 userHash, address account, bytes32 key, uint32 points)',
  'function forget(bytes32 actionId)',
  'function pointsOf(address) view returns (uint256)',
  'function total() view returns (uint256)',
  'function divide(uint256 a, uint256 b) pure returns (uint256)',
  'function requireReason() pure',
  'function burnGas() pure',
  'function environment() view returns (uint256, uint256, address, uint256, bytes32)',
  'function touchTransient() returns (uint256)',
  'function fillMemory(uint256 length) pure returns (bytes32)',
  'function nested(uint256 depth) returns (uint256)',
]);

const { Probe } = compileSolidity('probe.sol');

/** Deploys the probe as the deployer's next transaction. */
export async function deployProbe(node: RunningNode): Promise<Address> {
  const { wallet, reader } = viemClients(node.url);
  // An estimate would start the thread for heavy calls, which most tests do not need.
  const hash = await wallet.deployContract({ abi: probeAbi, bytecode: Probe!.bytecode, gas: 3_000_000n });
  return (await reader.getTransactionReceipt({ hash })).contractAddress!;
}
