import { addressSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer } from '../../http/chain/etherscan-call.ts';
import { readContract } from './read-contract.ts';

/**
 * Content of a receipt for a proxy: its address and, if the client named one, the expected implementation.
 */
interface ProxyReceipt {
  readonly proxy: Hex;
  readonly expected: Hex | null;
}

const ADDRESS_BYTES = 20;
const NOT_DETECTED =
  'A corresponding implementation contract was unfortunately not detected for the proxy address.';

/**
 * Returns the receipt for `verifyproxycontract`. The implementation can be read from the chain at any time,
 * so nothing is stored or queued: the receipt itself contains what to check.
 */
export function toProxyReceipt({ proxy, expected }: ProxyReceipt): string {
  const bytes = Buffer.from(`${proxy.slice(2)}${(expected ?? '').slice(2)}`, 'hex');
  return bytes.toString('base64url');
}

/** Parses a receipt; null if it is invalid. */
export function readProxyReceipt(text: string | null): ProxyReceipt | null {
  if (text === null || !/^[\w-]{27,54}$/.test(text)) return null;
  const hex = Buffer.from(text, 'base64url').toString('hex');
  const proxy = addressSchema.safeParse(`0x${hex.slice(0, 2 * ADDRESS_BYTES)}`);
  if (!proxy.success) return null;
  const rest = hex.slice(2 * ADDRESS_BYTES);
  if (rest === '') return { proxy: proxy.data, expected: null };
  const expected = addressSchema.safeParse(`0x${rest}`);
  return expected.success ? { proxy: proxy.data, expected: expected.data } : null;
}

/** Answers `checkproxyverification` with Etherscan's messages, which clients search for. */
export async function checkProxy(
  context: Pick<ApiContext, 'db' | 'chain'>,
  { proxy, expected }: ProxyReceipt,
): Promise<EtherscanAnswer> {
  const found = (await readContract(context, proxy)).proxy?.implementation ?? null;
  if (found === null) return { status: '0', message: 'NOTOK', result: NOT_DETECTED };
  if (expected !== null && expected !== found) {
    const result = `The proxy's (${proxy}) implementation contract is ${found}, not the expected ${expected}.`;
    return { status: '0', message: 'NOTOK', result };
  }
  const result = `The proxy's (${proxy}) implementation contract is found at ${found} and is successfully updated.`;
  return { status: '1', message: 'OK', result };
}
