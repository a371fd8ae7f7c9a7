import { encodeFunctionData, type Hex, isHex, parseAbi, size, slice } from 'viem';
import { type ChainClient, CHECK_TIMEOUT_MS } from './chain-client.ts';
import { chainUnavailable } from './chain-unavailable.ts';

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const MAGIC = '0x1626ba7e';

/**
 * Returns whether a contract accepts a signature of a hash (ERC-1271).
 * @throws AppError `unavailable` if the node does not respond, which says nothing about the signature
 */
export async function acceptsSignature(
  chain: Pick<ChainClient, 'callStranger'>,
  contract: Hex,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const data = encodeFunctionData({ abi, args: [hash, signature] });
  const answer = await chain.callStranger(contract, data, CHECK_TIMEOUT_MS);
  if (answer === undefined) throw chainUnavailable();
  return isHex(answer) && size(answer) >= 32 && slice(answer, 0, 4) === MAGIC;
}
