import { type EVMBLSInterface, MCLBLS } from '@ethereumjs/evm';
import type { G1, G2, GT } from 'mcl-wasm';
import { asBuffer } from '../encoding/hex.ts';
import { InvalidPointError } from './bn254.ts';
import { loadBlsOperations, type PairingLibrary } from './pairing-library.ts';

const FIELD =
  0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
const ELEMENT_BYTES = 64;
const FIELD_DIGITS = 96;
const G1_BYTES = 2 * ELEMENT_BYTES;

export const BLS_PAIR_BYTES = 6 * ELEMENT_BYTES;

/** The curve operations of EIP-2537 on encoded points, by a WebAssembly library. */
export class Bls12381 {
  static #loaded: Promise<Bls12381> | undefined;
  readonly #library: PairingLibrary;
  /** Single operations, in the interface of the EVM library. */
  readonly operations: EVMBLSInterface;

  private constructor(library: PairingLibrary) {
    this.#library = library;
    this.operations = new MCLBLS(library);
    this.operations.init?.();
  }

  static load(): Promise<Bls12381> {
    return (this.#loaded ??= loadBlsOperations().then((library) => new Bls12381(library)));
  }

  /**
   * Returns the pairing of one pair before the final exponentiation.
   * @throws InvalidPointError
   */
  millerLoop(pair: Uint8Array): GT {
    return this.#library.millerLoop(this.#g1(pair), this.#g2(pair.subarray(G1_BYTES)));
  }

  multiplyPairings(left: GT, right: GT): GT {
    return this.#library.mul(left, right);
  }

  isOne(product: GT): boolean {
    return this.#library.finalExp(product).isOne();
  }

  #g1(input: Uint8Array): G1 {
    return this.#parse(
      new this.#library.G1(),
      [0, 1].map((index) => element(input, index)),
    );
  }

  #g2(input: Uint8Array): G2 {
    // The real parts come first.
    return this.#parse(
      new this.#library.G2(),
      [0, 1, 2, 3].map((index) => element(input, index)),
    );
  }

  #parse<Point extends G1 | G2>(point: Point, coordinates: string[]): Point {
    if (/^0+$/.test(coordinates.join(''))) {
      point.setStr('0');
      return point;
    }
    try {
      point.setStr(`1 ${coordinates.join(' ')}`, 16);
    } catch {
      throw new InvalidPointError('the point is not on the curve');
    }
    if (!point.isValidOrder()) throw new InvalidPointError('the point is not in the subgroup');
    return point;
  }
}

function element(input: Uint8Array, index: number): string {
  const hex = asBuffer(input).toString('hex', index * ELEMENT_BYTES, (index + 1) * ELEMENT_BYTES);
  if (BigInt(`0x${hex}`) >= FIELD) throw new InvalidPointError('a coordinate is not in the field');
  // The library accepts no more digits than the field has.
  return hex.slice(-FIELD_DIGITS);
}
