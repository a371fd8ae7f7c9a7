import { createRequire } from 'node:module';
import type * as Library from 'mcl-wasm';

export type PairingLibrary = typeof Library;

const require = createRequire(import.meta.url);

/**
 * Loads a separate copy of the library. A copy supports one curve at a time, because it stores the curve in
 * its memory, and the precompiled contracts need several curves in parallel.
 */
function requireCopy(): PairingLibrary {
  const entry = require.resolve('mcl-wasm');
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const path of Object.keys(require.cache)) if (path.startsWith(folder)) delete require.cache[path];
  return require(entry) as PairingLibrary;
}

async function load(curve: 'BN_SNARK1' | 'BLS12_381'): Promise<PairingLibrary> {
  const library = requireCopy();
  await library.init(library[curve]);
  return library;
}

let bn254: Promise<PairingLibrary> | undefined;
let blsOperations: Promise<PairingLibrary> | undefined;
let bls12381: Promise<PairingLibrary> | undefined;

/** Loads alt_bn128 of EIP-196 and 197 on first use. */
export const loadBn254 = (): Promise<PairingLibrary> => (bn254 ??= load('BN_SNARK1'));

/**
 * Loads BLS12-381 of EIP-2537 on first use. A separate copy from that of EIP-4844, because the EVM library
 * toggles its subgroup checks.
 */
export const loadBlsOperations = (): Promise<PairingLibrary> => (blsOperations ??= load('BLS12_381'));

/** Loads BLS12-381 of EIP-4844 on first use. */
export const loadBls12381 = (): Promise<PairingLibrary> => (bls12381 ??= load('BLS12_381'));
