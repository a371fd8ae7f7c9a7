const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/** Yields the opcodes of the code in order, skipping the data of push instructions. */
export function* opcodesOf(code: Uint8Array): Generator<number> {
  for (let position = 0; position < code.length; position++) {
    const opcode = code[position]!;
    yield opcode;
    if (opcode >= PUSH1 && opcode <= PUSH32) position += opcode - PUSH1 + 1;
  }
}
