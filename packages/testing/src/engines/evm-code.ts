import { concatHex, encodeAbiParameters, type Hex, numberToHex, pad, size } from 'viem';

/** Small handwritten EVM programs for behavior that no well-behaved contract has. */

const push1 = (value: number): Hex => `0x60${value.toString(16).padStart(2, '0')}`;
const push2 = (value: number): Hex => `0x61${value.toString(16).padStart(4, '0')}`;
const push32 = (word: Hex): Hex => concatHex(['0x7f', pad(word, { size: 32 })]);

/** Returns init code that deploys this code. */
export function initCode(runtime: Hex): Hex {
  const length = size(runtime);
  // CODECOPY(0, 15, length) RETURN(0, length): 15 bytes.
  const copy = concatHex([push2(length), push2(15), push1(0), '0x39']);
  return concatHex([copy, push2(length), push1(0), '0xf3', runtime]);
}

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * Returns a token that emits and returns arbitrary data: called with `encodeTransfer`, it emits that
 * transfer; called with less data, it returns `text` for every function.
 */
export function lyingToken(kind: 'erc20' | 'erc721', text: string): Hex {
  const answer = encodeAbiParameters([{ type: 'string' }], [text]);
  // Copies three words of calldata to memory; a call with less data is a query.
  const emit: Hex[] =
    kind === 'erc20'
      ? // LOG3(64, 32, TRANSFER, from, to)
        [push1(32), '0x51', push1(0), '0x51', push32(TRANSFER), push1(32), push1(64), '0xa3', '0x00']
      : // LOG4(0, 0, TRANSFER, from, to, id)
        [
          push1(64),
          '0x51',
          push1(32),
          '0x51',
          push1(0),
          '0x51',
          push32(TRANSFER),
          push1(0),
          push1(0),
          '0xa4',
          '0x00',
        ];
  const copy: Hex = concatHex(['0x36', push1(0), push1(0), '0x37']);
  const emitting = concatHex([copy, ...emit]);
  // LT(CALLDATASIZE, 96) JUMPI: 8 bytes; JUMPDEST CODECOPY RETURN: 16 bytes.
  const replyAt = 8 + size(emitting);
  const answerAt = replyAt + 16;
  const head = concatHex([push1(96), '0x36', '0x10', push2(replyAt), '0x57']);
  const from = concatHex([push2(size(answer)), push2(answerAt), push1(0), '0x39']);
  const reply = concatHex(['0x5b', from, push2(size(answer)), push1(0), '0xf3']);
  return initCode(concatHex([head, emitting, reply, answer]));
}

/** Returns a token like the above, except that every query runs until its gas is spent. */
export function slowToken(): Hex {
  const emit: Hex = concatHex([
    '0x36',
    push1(0),
    push1(0),
    '0x37',
    push1(32),
    '0x51',
    push1(0),
    '0x51',
    push32(TRANSFER),
    push1(32),
    push1(64),
    '0xa3',
    '0x00',
  ]);
  // LT(CALLDATASIZE, 96) JUMPI: 8 bytes; then JUMPDEST and a jump back to it.
  const loopAt = 8 + size(emit);
  const head = concatHex([push1(96), '0x36', '0x10', push2(loopAt), '0x57']);
  return initCode(concatHex([head, emit, '0x5b', push2(loopAt), '0x56']));
}

/** Returns calldata with which a lying or slow token emits a transfer. */
export function encodeTransfer(from: Hex, to: Hex, amountOrId: bigint): Hex {
  return concatHex([pad(from, { size: 32 }), pad(to, { size: 32 }), numberToHex(amountOrId, { size: 32 })]);
}

/** A step of a program that runs as the init code of a creation. */
export type Step =
  | { readonly kind: 'call'; readonly to: Hex; readonly value: bigint }
  | { readonly kind: 'staticcall' | 'delegatecall'; readonly to: Hex }
  | { readonly kind: 'create'; readonly value: bigint; readonly doesFail: boolean }
  | { readonly kind: 'create2'; readonly salt: number };

/** End of a program: a contract of one byte, a revert, or a self-destruct that sends its balance. */
export type Ending = 'stay' | 'revert' | { readonly transferTo: Hex };

/** Returns init code that runs these steps and ignores their results. */
export function programCode(steps: readonly Step[], ending: Ending): Hex {
  return concatHex([...steps.map(stepCode), endingCode(ending)]);
}

/** A child with one byte of code (STOP), or one whose creation fails; right-aligned in a word. */
const CHILD: Hex = concatHex([push1(1), push1(0), '0xf3']);
const FAILING_CHILD: Hex = concatHex([push1(0), push1(0), '0xfd']);

function stepCode(step: Step): Hex {
  const nothing = concatHex([push1(0), push1(0), push1(0), push1(0)]);
  switch (step.kind) {
    case 'call':
      return concatHex([nothing, push32(numberToHex(step.value)), push32(step.to), '0x5a', '0xf1', '0x50']);
    case 'staticcall':
      return concatHex([nothing, push32(step.to), '0x5a', '0xfa', '0x50']);
    case 'delegatecall':
      return concatHex([nothing, push32(step.to), '0x5a', '0xf4', '0x50']);
    case 'create': {
      const child = step.doesFail ? FAILING_CHILD : CHILD;
      const where = concatHex([push1(5), push1(27), push32(numberToHex(step.value))]);
      return concatHex([push32(child), push1(0), '0x52', where, '0xf0', '0x50']);
    }
    default: {
      const where = concatHex([push1(step.salt), push1(5), push1(27), push1(0)]);
      return concatHex([push32(CHILD), push1(0), '0x52', where, '0xf5', '0x50']);
    }
  }
}

function endingCode(ending: Ending): Hex {
  if (ending === 'stay') return concatHex([push1(1), push1(0), '0xf3']);
  if (ending === 'revert') return concatHex([push1(0), push1(0), '0xfd']);
  return concatHex([push32(ending.transferTo), '0xff']);
}
