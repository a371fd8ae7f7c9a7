import { assembleModule, compileModule, localGet, localSet, localTee, op, u32 } from './wasm-module.ts';

/** Order in which each of the ten rounds mixes the message words (RFC 7693). */
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** The columns and then the diagonals of the working vector. */
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const INITIAL = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const WORDS = 16;
const MESSAGE_AT = WORDS * 8;
/** Parameters of the function; the working vector follows in 16 locals. */
const FIRST = 0;
const COUNT = 1;
const vector = (index: number): number => 2 + index;

const loadWord = (offset: number): number[] => [...op.i32Const(0), op.i64Load, 3, ...u32(offset)];

/** Emits vector[a] += vector[b] (+ message word), then vector[d] = rotr(vector[d] ^ vector[a], bits). */
function halfMix(a: number, b: number, d: number, bits: number, messageWord?: number): number[] {
  const message = messageWord === undefined ? [] : [...loadWord(MESSAGE_AT + messageWord * 8), op.i64Add];
  return [
    ...localGet(vector(a)),
    ...localGet(vector(b)),
    op.i64Add,
    ...message,
    ...localTee(vector(a)),
    ...localGet(vector(d)),
    op.i64Xor,
    ...op.i64Const(bits),
    op.i64Rotr,
    ...localSet(vector(d)),
  ];
}

function round(sigma: readonly number[]): number[] {
  return LANES.map(([a, b, c, d], lane) => [
    halfMix(a!, b!, d!, 32, sigma[lane * 2]),
    halfMix(c!, d!, b!, 24),
    halfMix(a!, b!, d!, 16, sigma[lane * 2 + 1]),
    halfMix(c!, d!, b!, 63),
  ]).flat(2);
}

/**
 * Emits `mix(first, count)`: the unrolled rounds, entered at round `first` modulo ten by a jump table. Ten
 * nested blocks end before one round each; the function returns after a round if none is left.
 */
function mixBody(): number[] {
  const words = Array.from({ length: WORDS }, (_, index) => index);
  const numbers = SIGMA.map((_, index) => index);
  const load = words.map((index) => [loadWord(index * 8), localSet(vector(index))]);
  const store = words.map((index) => [
    op.i32Const(0),
    localGet(vector(index)),
    [op.i64Store, 3],
    u32(index * 8),
  ]);
  const rounds = numbers.map((index) => [
    [op.end],
    round(SIGMA[index]!),
    localGet(COUNT),
    op.i32Const(1),
    [op.i32Sub],
    localTee(COUNT),
    [op.i32Eqz],
    // Leaves the open blocks, the loop and its enclosing block.
    [op.brIf],
    u32(SIGMA.length - 1 - index + 1),
  ]);
  const open = [op.block, op.noResult, op.loop, op.noResult];
  const blocks = numbers.map(() => [op.block, op.noResult]);
  const table = [localGet(FIRST), [op.brTable], u32(SIGMA.length - 1), ...numbers.map((index) => u32(index))];
  const again = [op.i32Const(0), localSet(FIRST), [op.br], u32(0), [op.end, op.end]];
  return [
    load.flat(2),
    open,
    blocks.flat(),
    table.flat(),
    rounds.flat(2),
    again.flat(),
    store.flat(2),
  ].flat();
}

interface Mixer {
  memory: { buffer: ArrayBuffer };
  mix: (first: number, count: number) => void;
}

const createMixer = compileModule(
  assembleModule({ name: 'mix', parameters: 2, i64Locals: WORDS, body: mixBody() }),
);

const VECTOR_WORDS = WORDS * 2;
const mixer = createMixer() as Mixer;
const shared = new BigUint64Array(mixer.memory.buffer, 0, VECTOR_WORDS);

/** One BLAKE2b compression (EIP-152) that can be computed a few rounds at a time. */
export class Blake2Compression {
  readonly #words = new BigUint64Array(VECTOR_WORDS);
  readonly #state: BigUint64Array;
  #done = 0;

  /**
   * `input` is the input of the precompiled contract without the leading round count and the trailing final
   * flag.
   */
  constructor(input: Uint8Array, isFinal: boolean) {
    const view = new DataView(input.buffer, input.byteOffset);
    const word = (index: number): bigint => view.getBigUint64(index * 8, true);
    this.#state = BigUint64Array.from({ length: 8 }, (_, index) => word(index));
    this.#words.set(this.#state);
    this.#words.set(INITIAL, 8);
    this.#words[12]! ^= word(24);
    this.#words[13]! ^= word(25);
    if (isFinal) this.#words[14]! ^= 0xffff_ffff_ffff_ffffn;
    for (let index = 0; index < WORDS; index++) this.#words[WORDS + index] = word(8 + index);
  }

  run(rounds: number): void {
    if (rounds === 0) return;
    // One memory is enough: nothing yields between these lines.
    shared.set(this.#words);
    mixer.mix(this.#done % SIGMA.length, rounds);
    this.#words.set(shared);
    this.#done += rounds;
  }

  finish(): Uint8Array {
    const output = new Uint8Array(64);
    const view = new DataView(output.buffer);
    for (let index = 0; index < 8; index++) {
      const word = this.#state[index]! ^ this.#words[index]! ^ this.#words[index + 8]!;
      view.setBigUint64(index * 8, word, true);
    }
    return output;
  }
}
