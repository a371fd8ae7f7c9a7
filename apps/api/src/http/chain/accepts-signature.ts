import { encodeFunctionData, type Hex, isHex, parseAbi, size, slice } from 'viem';
import type { ChainClient } from './chain-client.ts';

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const MAGIC = '0x1626ba7e';

/** Returns whether a contract accepts a signature of a hash (ERC-1271). */
export async function acceptsSignature(
  chain: Pick<ChainClient, 'callStranger'>,
  contract: Hex,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const answer = await chain.callStranger(contract, encodeFunctionData({ abi, args: [hash, signature] }));
  return isHex(answer) && size(answer) >= 32 && slice(answer, 0, 4) === MAGIC;
}
