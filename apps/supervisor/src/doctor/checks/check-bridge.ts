import { BRIDGE_CHAIN_ID } from '@nova/shared/presale/bridge';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import { readChain } from '../read-chain.ts';
import type { Setup } from '../setup.ts';

/** `decimals()`. */
const DECIMALS = '0x313ce567';
/** Ethereum has a block every 12 seconds. */
const AGE_WARNING_SECONDS = 120;
const AGE_ERROR_SECONDS = 900;

/**
 * Checks whether bridge payments can be looked up: an Ethereum node that is in sync, and the right token.
 */
export async function checkBridge({ bridge }: Setup): Promise<Finding[]> {
  if (bridge === undefined) return [];
  try {
    const { rpc, chainId, headTime, head } = await readChain(bridge.rpcUrl);
    if (chainId !== BRIDGE_CHAIN_ID) {
      const message = `The node at MAINNET_RPC_URL serves chain ${chainId}; Ethereum is chain ${BRIDGE_CHAIN_ID}.`;
      return [failure('bridge', message, 'Set MAINNET_RPC_URL to a node of Ethereum mainnet.')];
    }
    const decimals = await rpc.request<string>('eth_call', [{ to: bridge.usdt, data: DECIMALS }, 'latest']);
    const findings = [judgeAge(head, Date.now() / 1000 - headTime)];
    if (decimals === '0x' || Number(decimals) !== USDT_DECIMALS) {
      const counts = decimals === '0x' ? 'no' : Number(decimals);
      const message = `The token at MAINNET_USDT has ${counts} decimals; USDT has ${USDT_DECIMALS}.`;
      findings.push(failure('bridge', message, 'Correct MAINNET_USDT or unset it.'));
    }
    return findings;
  } catch (error) {
    const message = `The node at MAINNET_RPC_URL does not answer: ${nameReason(error)}.`;
    return [failure('bridge', message, 'Check the URL and the limits of its provider.')];
  }
}

/** @param age Age of the newest block in seconds. */
export function judgeAge(head: number, age: number): Finding {
  const message = `Ethereum's newest block, ${head}, is ${Math.round(age)} s old.`;
  const advice = 'The node is behind, so payments would be detected late. Use another one.';
  if (age > AGE_ERROR_SECONDS) return failure('bridge', message, advice);
  return age > AGE_WARNING_SECONDS ? warning('bridge', message, advice) : ok('bridge', message);
}
