import type { Hex } from 'viem';

/** Pseudorandom choices that are reproducible by seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns an integer from 0 up to but not including `bound`. */
  below(bound: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** Returns true with a probability of 1 in `times`. */
  isOneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  hex(bytes: number): Hex {
    const digits = Array.from({ length: bytes }, () => this.below(256).toString(16).padStart(2, '0'));
    return `0x${digits.join('')}`;
  }
}
