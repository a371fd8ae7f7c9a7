import type { KZG } from '@ethereumjs/util';
import type { G1, G2 } from 'mcl-wasm';
import { asBuffer, hexToBytes } from '../encoding/hex.ts';
import { loadBls12381, type PairingLibrary } from './pairing-library.ts';

/**
 * [τ]G2 of Ethereum's KZG ceremony (consensus-specs, trusted_setup_4096.json, second point in G2): the only
 * point of the setup that verifying a proof needs.
 */
const TAU_G2 =
  'b5bfd7dd8cdeb128843bc287230af38926187075cbfbefa81009a2ce615ac53d' +
  '2914e5870cb452d2afaaab24f3499f72185cbfee53492714734429b7b38608e2' +
  '3926c911cceceac9a36851477ba4c60b087041de621000edc98edada20c1def2';
const G1_GENERATOR =
  '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb';
const G2_GENERATOR =
  '93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049' +
  '334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051' +
  'c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8';
const FIELD_ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

interface Setup {
  library: PairingLibrary;
  g1: G1;
  g2: G2;
  tau: G2;
}

let setup: Setup | undefined;

/** Loads the pairing library; must be awaited before the first proof is verified. */
export async function loadKzg(): Promise<void> {
  if (setup !== undefined) return;
  const library = await loadBls12381();
  library.setETHserialization(true);
  library.verifyOrderG1(true);
  setup = {
    library,
    g1: library.deserializeHexStrToG1(G1_GENERATOR),
    g2: library.deserializeHexStrToG2(G2_GENERATOR),
    tau: library.deserializeHexStrToG2(TAU_G2),
  };
}

/** Creates an error with the word that makes the EVM library fail the precompile, as the rules require. */
const malformed = (what: string): Error => new Error(`C_KZG_BADARGS: ${what}`);

function timesScalar({ library }: Setup, point: G1, hex: string): G1 {
  const value = BigInt(hex);
  if (value >= FIELD_ORDER) throw malformed('field element out of range');
  const scalar = new library.Fr();
  scalar.setStr(value.toString(16), 16);
  return library.mul(point, scalar);
}

const INFINITY = `0xc0${'00'.repeat(47)}`;

function point({ library }: Setup, hex: string): G1 {
  const parsed = new library.G1();
  if (hex === INFINITY) return parsed;
  const bytes = hexToBytes(hex);
  // Only a compressed point other than the point at infinity is accepted here.
  if (bytes.length !== 48 || (bytes[0]! & 0xc0) !== 0x80) throw malformed('not a point of G1');
  try {
    parsed.deserialize(bytes);
  } catch {
    throw malformed('not a point of G1');
  }
  if (!asBuffer(parsed.serialize()).equals(bytes)) throw malformed('not a point of G1');
  return parsed;
}

/**
 * Returns true if the polynomial of `commitment` has the value y at z: e(C − [y]G1, G2) = e(π, [τ − z]G2),
 * written as e(C − [y]G1 + [z]π, G2) = e(π, [τ]G2) to multiply only in the cheaper group.
 */
function verifyProof(commitment: string, z: string, y: string, proof: string): boolean {
  if (setup === undefined) throw new Error('the pairing library is not loaded');
  const { library, g1, g2, tau } = setup;
  const committed = point(setup, commitment);
  const witness = point(setup, proof);
  const value = timesScalar(setup, g1, y);
  const shifted = library.add(library.sub(committed, value), timesScalar(setup, witness, z));
  const left = library.millerLoop(shifted, g2);
  const right = library.millerLoop(library.neg(witness), tau);
  return library.finalExp(library.mul(left, right)).isOne();
}

function unsupported(): never {
  throw new Error('this chain carries no blobs');
}

/** The part of KZG that the point evaluation precompile (0x0a, EIP-4844) calls. */
export const kzg: KZG = {
  verifyProof,
  blobToKzgCommitment: unsupported,
  computeBlobProof: unsupported,
  verifyBlobProofBatch: unsupported,
  computeCells: unsupported,
  computeCellsAndProofs: unsupported,
  recoverCellsAndProofs: unsupported,
  verifyCellKzgProofBatch: unsupported,
};
