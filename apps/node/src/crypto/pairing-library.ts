import { createRequire } from 'node:module';
import type * as Library from 'mcl-wasm';

export type PairingLibrary = typeof Library;

const require = createRequire(import.meta.url);

/**
 * A copy of the library of its own: one copy serves one curve at a time, because it keeps the curve in its memory.
 * The precompiled contracts need several side by side.
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

/** alt_bn128, of EIP-196 and 197. Loaded when it is first needed. */
export const loadBn254 = (): Promise<PairingLibrary> => (bn254 ??= load('BN_SNARK1'));

/**
 * BLS12-381, of EIP-2537. Not the copy of EIP-4844: the EVM library switches the checks of subgroups on and off.
 * Loaded when it is first needed.
 */
export const loadBlsOperations = (): Promise<PairingLibrary> => (blsOperations ??= load('BLS12_381'));

/** BLS12-381, of EIP-4844. Loaded when it is first needed. */
export const loadBls12381 = (): Promise<PairingLibrary> => (bls12381 ??= load('BLS12_381'));
