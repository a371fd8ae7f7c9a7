import {
  BEACON_SLOT,
  IMPLEMENTATION_SLOT,
  type ProxyKind,
  readDelegate,
} from '@nova/shared/contract/proxies';
import { hexSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import type { ChainClient, RpcCall } from '../../http/chain/chain-client.ts';

/** Code at an address; `code` is null if the chain does not respond. */
export interface CodeOnChain {
  readonly code: Hex | null;
  readonly proxy: { readonly kind: ProxyKind; readonly implementation: Hex } | null;
}

/** Selector of a beacon's `implementation()`. */
const IMPLEMENTATION_SELECTOR = '0x5c60da1b';
/** Storage slot in which a Safe stores the address of its implementation. */
const SAFE_SLOT = `0x${'0'.repeat(64)}` as const;

/** Reads the code at the newest block, and whether it delegates calls by one of the proxy standards. */
export async function readCodeOnChain(chain: ChainClient, address: Hex): Promise<CodeOnChain> {
  const slot = (position: Hex): RpcCall => ({
    method: 'eth_getStorageAt',
    params: [address, position, 'latest'],
  });
  const [codeAnswer, implementation, beacon] = await chain.call([
    { method: 'eth_getCode', params: [address, 'latest'] },
    slot(IMPLEMENTATION_SLOT),
    slot(BEACON_SLOT),
  ]);
  const code = toHex(codeAnswer);
  if (code === null || code === '0x') return { code, proxy: null };
  const delegate = readDelegate(code);
  if (delegate) return { code, proxy: delegate };
  const implementationAddress = toAddress(implementation);
  if (implementationAddress)
    return { code, proxy: { kind: 'eip1967', implementation: implementationAddress } };
  const beaconAddress = toAddress(beacon);
  const beaconTarget = beaconAddress && (await readBeaconTarget(chain, beaconAddress));
  return { code, proxy: beaconTarget ? { kind: 'beacon', implementation: beaconTarget } : null };
}

/** Returns the implementation of a Safe; null if the chain does not respond. */
export async function readSafeImplementation(chain: ChainClient, address: Hex): Promise<Hex | null> {
  const [slotValue] = await chain.call([
    { method: 'eth_getStorageAt', params: [address, SAFE_SLOT, 'latest'] },
  ]);
  return toAddress(slotValue);
}

async function readBeaconTarget(chain: ChainClient, beacon: Hex): Promise<Hex | null> {
  return toAddress(await chain.callStranger(beacon, IMPLEMENTATION_SELECTOR));
}

function toHex(value: unknown): Hex | null {
  const parsed = hexSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Returns the address in a storage word; null for zero and for a word that is not an address. */
function toAddress(word: unknown): Hex | null {
  const digits = /^0x0{24}([0-9a-f]{40})$/i.exec(String(word))?.[1];
  return digits === undefined || /^0+$/.test(digits) ? null : `0x${digits.toLowerCase()}`;
}
