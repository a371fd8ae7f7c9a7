import type { G1, G2, GT } from 'mcl-wasm';
import { asBuffer } from '../encoding/hex.ts';
import { loadBn254, type PairingLibrary } from './pairing-library.ts';

const FIELD = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n;
const ORDER = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n;
const G1_BYTES = 64;
const PAIR_BYTES = 192;
const WORD = 32;

/** The input is not a point of the group. */
export class InvalidPointError extends Error {
  override name = 'InvalidPointError';
}

const wordAt = (input: Uint8Array, index: number): string =>
  asBuffer(input).toString('hex', index * WORD, (index + 1) * WORD);

function coordinate(input: Uint8Array, index: number): string {
  const hex = wordAt(input, index);
  if (BigInt(`0x${hex}`) >= FIELD) throw new InvalidPointError('a coordinate is not in the field');
  return hex;
}

/** The curve operations of EIP-196 and 197 on encoded points. */
export class Bn254 {
  readonly #library: PairingLibrary;

  private constructor(library: PairingLibrary) {
    this.#library = library;
  }

  static async load(): Promise<Bn254> {
    return new Bn254(await loadBn254());
  }

  /**
   * Adds two points.
   * @throws InvalidPointError
   */
  add(input: Uint8Array): Uint8Array {
    return this.#encode(this.#library.add(this.#g1(input), this.#g1(input.subarray(G1_BYTES))));
  }

  /**
   * Multiplies a point by a scalar.
   * @throws InvalidPointError
   */
  multiply(input: Uint8Array): Uint8Array {
    const scalar = new this.#library.Fr();
    scalar.setStr((BigInt(`0x${wordAt(input, 2)}`) % ORDER).toString(16), 16);
    return this.#encode(this.#library.mul(this.#g1(input), scalar));
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
    const [x, y] = [coordinate(input, 0), coordinate(input, 1)];
    const point = new this.#library.G1();
    return this.#parse(point, `${x}${y}`, `1 ${x} ${y}`);
  }

  #g2(input: Uint8Array): G2 {
    // The imaginary parts come first.
    const [xb, xa, yb, ya] = [0, 1, 2, 3].map((index) => coordinate(input, index));
    const point = new this.#library.G2();
    const parsed = this.#parse(point, `${xa}${xb}${ya}${yb}`, `1 ${xa} ${xb} ${ya} ${yb}`);
    if (!parsed.isValidOrder()) throw new InvalidPointError('the point is not in the subgroup');
    return parsed;
  }

  #parse<Point extends G1 | G2>(point: Point, digits: string, text: string): Point {
    if (/^0+$/.test(digits)) {
      point.setStr('0');
      return point;
    }
    try {
      point.setStr(text, 16);
    } catch {
      throw new InvalidPointError('the point is not on the curve');
    }
    return point;
  }

  #encode(point: G1): Uint8Array {
    const output = Buffer.alloc(G1_BYTES);
    if (point.isZero()) return output;
    point.normalize();
    const [, x, y] = point.getStr(16).split(' ');
    output.write(x!.padStart(WORD * 2, '0'), 'hex');
    output.write(y!.padStart(WORD * 2, '0'), WORD, 'hex');
    return output;
  }
}

export const BN254_PAIR_BYTES = PAIR_BYTES;
