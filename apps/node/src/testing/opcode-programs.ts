import { call, type HeavyProgram, loop, POP, push, WORST_WORD } from './program-code.ts';

const OTHER = 0xaaaa;
const OTHER_ADDRESS = OTHER.toString(16).padStart(40, '0');
const byte = (opcode: number): string => opcode.toString(16).padStart(2, '0');
/** Returns the numbers from `first` to `last`. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Opcodes that replace the two worst-case words on the stack by one. */
const BINARY: [string, number][] = [
  ['SUB', 0x03],
  ['MOD', 0x06],
  ['SMOD', 0x07],
  ['LT', 0x10],
  ['GT', 0x11],
  ['SLT', 0x12],
  ['SGT', 0x13],
  ['EQ', 0x14],
  ['AND', 0x16],
  ['OR', 0x17],
  ['XOR', 0x18],
];
/** Opcodes that push a word without taking any. */
const GIVING: [string, number][] = [
  ['ORIGIN', 0x32],
  ['CALLER', 0x33],
  ['CALLVALUE', 0x34],
  ['CALLDATASIZE', 0x36],
  ['CODESIZE', 0x38],
  ['GASPRICE', 0x3a],
  ['RETURNDATASIZE', 0x3d],
  ['COINBASE', 0x41],
  ['TIMESTAMP', 0x42],
  ['NUMBER', 0x43],
  ['PREVRANDAO', 0x44],
  ['GASLIMIT', 0x45],
  ['CHAINID', 0x46],
  ['SELFBALANCE', 0x47],
  ['BASEFEE', 0x48],
  ['BLOBBASEFEE', 0x4a],
  ['PC', 0x58],
  ['MSIZE', 0x59],
  ['GAS', 0x5a],
  ['PUSH0 and POP', 0x5f],
];
const MEGABYTE = 1_048_576;
/** Opcodes with the repeated body and an optional setup. */
const OTHERS: [string, string, string?][] = [
  ['ISZERO', '15'],
  ['NOT', '19'],
  ['BYTE', `80${push(3)}1a${POP}`],
  ['SHL', `80${push(3)}1b${POP}`],
  ['SHR', `80${push(3)}1c${POP}`],
  ['CALLDATALOAD', `5f35${POP}`],
  ['BLOBHASH', `5f49${POP}`],
  ['MSTORE8', '805f53'],
  ['RETURNDATACOPY of nothing', '5f5f5f3e'],
  ['RETURNDATACOPY of 32 kB', `${push(32_768)}5f5f3e`, call(4, 32_768)],
  ['EXTCODECOPY, warm', `${push(8_192)}5f5f303c`],
  ['KECCAK256 of 1 MB', `${push(MEGABYTE)}5f20${POP}`],
  ['MCOPY of 1 MB', `${push(MEGABYTE)}${push(7)}5f5e`],
  ['LOG0', '5f5fa0'],
  ['LOG1', '5f5f5fa1'],
  ['LOG2', '5f5f5f5fa2'],
  ['LOG3', '5f5f5f5f5fa3'],
  ['CREATE', `5f5f5ff0${POP}`],
  [
    'PUSH1 to PUSH31',
    range(1, 31)
      .map((size) => byte(0x5f + size) + 'ab'.repeat(size) + POP)
      .join(''),
  ],
  [
    'DUP1 to DUP16',
    range(0x80, 0x8f)
      .map((opcode) => byte(opcode) + POP)
      .join(''),
    '5a'.repeat(16),
  ],
  ['SWAP1 to SWAP16', range(0x90, 0x9f).map(byte).join(''), '5a'.repeat(17)],
];

/** Returns a chain of jumps, which must be written out. */
function jumps(name: string, condition: string, opcode: string): HeavyProgram {
  const size = (condition.length + opcode.length) / 2 + 4;
  const steps = range(1, Math.floor(20_000 / size)).map(
    (index) => `${condition}${push(index * size - 1, 2)}${opcode}5b`,
  );
  // After the last one, jumps back to the first JUMPDEST.
  return { name, code: `${steps.join('')}${push(size - 1, 2)}56` };
}

/** Programs for the opcodes without one in `heavy-programs.ts`. */
export const OPCODE_PROGRAMS: HeavyProgram[] = [
  ...BINARY.map(([name, opcode]) => ({
    name,
    code: loop(`8181${byte(opcode)}${POP}`, `${WORST_WORD}7f${'fe'.repeat(32)}`),
  })),
  ...GIVING.map(([name, opcode]) => ({ name, code: loop(`${byte(opcode)}${POP}`) })),
  ...OTHERS.map(([name, body, setup = WORST_WORD]) => ({ name, code: loop(body, setup) })),
  jumps('JUMP', '', '56'),
  jumps('JUMPI', push(1), '57'),
];

const endings = (name: string, code: string, gas = '5a'): HeavyProgram => ({
  name,
  code: loop(`${'5f'.repeat(5)}${push(OTHER)}${gas}f1${POP}`),
  others: { [OTHER_ADDRESS]: code },
});

/** Programs with every kind of call and every way to end one. */
export const FRAME_PROGRAMS: HeavyProgram[] = [
  ...(
    [
      ['CALLCODE', 5, 'f2'],
      ['DELEGATECALL', 4, 'f4'],
      ['STATICCALL', 4, 'fa'],
    ] as const
  ).map(([name, words, opcode]) => ({
    name,
    code: loop(`${'5f'.repeat(words)}${push(OTHER)}5a${opcode}${POP}`),
    others: { [OTHER_ADDRESS]: '00' },
  })),
  endings('CALL that ends with RETURN', '5f5ff3'),
  endings('CALL that returns 32 kB', `${push(32_768)}5ff3`),
  endings('CALL that ends with REVERT', '5f5ffd'),
  endings('CALL that ends with INVALID', 'fe', push(20)),
  endings('CALL that ends with SELFDESTRUCT', '5fff'),
];
