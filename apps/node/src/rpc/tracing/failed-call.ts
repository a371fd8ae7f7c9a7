import type { RunState } from '../../chain/evm/opcode-watch.ts';
import { bytesToHex, quantity } from '../../encoding/hex.ts';
import type { CallFrame } from './call-tracer.ts';
import { OPCODE, stackAddress } from './opcodes.ts';

/** Maximum call depth. */
const MAX_DEPTH = 1024;
/** Gas added to a call with value. */
const STIPEND = 2_300n;

/** Stack positions of the opcodes' value and input. */
const PLACES: Record<number, { value?: number; offset: number }> = {
  [OPCODE.create]: { value: 0, offset: 1 },
  [OPCODE.create2]: { value: 0, offset: 1 },
  [OPCODE.call]: { value: 2, offset: 3 },
  [OPCODE.callCode]: { value: 2, offset: 3 },
  [OPCODE.delegateCall]: { offset: 2 },
  [OPCODE.staticCall]: { offset: 2 },
};

/**
 * Returns the frame of a call that fails before it runs: too deep, or with more value than the caller's
 * balance. The EVM library does not report these calls, but geth's traces contain them.
 */
export function failedCall(opcode: number, state: RunState): Omit<CallFrame, 'type'> | undefined {
  const place = PLACES[opcode];
  const { stack, memory, env } = state;
  if (place === undefined || stack.length < place.offset + 2) return undefined;
  const items = stack.peek(place.offset + 2);
  const value = place.value === undefined ? undefined : items[place.value]!;
  const isTooDeep = env.depth >= MAX_DEPTH;
  if (!isTooDeep && (value ?? 0n) <= env.contract.balance) return undefined;
  const isCreation = place.value === 0;
  if (env.isStatic && (isCreation || (opcode === OPCODE.call && value !== 0n))) return undefined;
  const [offset, length] = [items[place.offset]!, items[place.offset + 1]!];
  const stipend = !isCreation && value !== undefined && value > 0n ? STIPEND : 0n;
  return {
    from: bytesToHex(env.address.bytes),
    gas: quantity((state.messageGasLimit ?? 0n) + stipend),
    gasUsed: '0x0',
    ...(!isCreation && { to: bytesToHex(stackAddress(items[1]!)) }),
    input: length === 0n ? '0x' : bytesToHex(memory.read(Number(offset), Number(length))),
    error: isTooDeep ? 'max call depth exceeded' : 'insufficient balance for transfer',
    ...(opcode !== OPCODE.staticCall && { value: quantity(value ?? 0n) }),
  };
}
