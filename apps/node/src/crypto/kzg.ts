import type { KZG } from '@ethereumjs/util';
import { bls12_381 } from '@noble/curves/bls12-381';

/**
 * [τ]G2 of Ethereum's KZG ceremony (consensus-specs, trusted_setup_4096.json, second point in G2): the one
 * point of the setup that checking a proof needs.
 */
const TAU_G2 =
  'b5bfd7dd8cdeb128843bc287230af38926187075cbfbefa81009a2ce615ac53d' +
  '2914e5870cb452d2afaaab24f3499f72185cbfee53492714734429b7b38608e2' +
  '3926c911cceceac9a36851477ba4c60b087041de621000edc98edada20c1def2';

const G1 = bls12_381.G1.ProjectivePoint;
const G2 = bls12_381.G2.ProjectivePoint;
type G1Point = InstanceType<typeof G1>;
type G2Point = InstanceType<typeof G2>;

/** The EVM library answers an error with this word in it by failing the precompile, as the rules want. */
const malformed = (what: string): Error => new Error(`C_KZG_BADARGS: ${what}`);

function fieldElement(hex: string): bigint {
  const value = BigInt(hex);
  if (value >= bls12_381.fields.Fr.ORDER) throw malformed('field element out of range');
  return value;
}

function point(hex: string): G1Point {
  try {
    return G1.fromHex(hex.slice(2));
  } catch {
    throw malformed('not a point of G1');
  }
}

/** Noble refuses to multiply by zero. */
const times = <Point extends G1Point | G2Point>(base: Point, scalar: bigint, zero: Point): Point =>
  scalar === 0n ? zero : (base.multiply(scalar) as Point);

/** True when the polynomial behind `commitment` has the value y at z: e(C − [y]G1, G2) = e(π, [τ − z]G2). */
function verifyProof(commitment: string, z: string, y: string, proof: string): boolean {
  const committed = point(commitment);
  const witness = point(proof);
  const value = times(G1.BASE, fieldElement(y), G1.ZERO);
  const shifted = G2.fromHex(TAU_G2).subtract(times(G2.BASE, fieldElement(z), G2.ZERO));
  const pairs = [
    { g1: committed.subtract(value), g2: G2.BASE.negate() },
    { g1: witness, g2: shifted },
  ].filter(({ g1, g2 }) => !g1.equals(G1.ZERO) && !g2.equals(G2.ZERO));
  if (pairs.length === 0) return true;
  return bls12_381.fields.Fp12.eql(bls12_381.pairingBatch(pairs), bls12_381.fields.Fp12.ONE);
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
