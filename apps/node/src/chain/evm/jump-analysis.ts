const JUMPDEST = 0x5b;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;

const known = new WeakMap<Uint8Array, Uint8Array>();

function analyze(code: Uint8Array): Uint8Array {
  const destinations = new Uint8Array(code.length);
  for (let index = 0; index < code.length; index++) {
    const opcode = code[index]!;
    if (opcode === JUMPDEST) destinations[index] = 1;
    else if (opcode >= PUSH1 && opcode <= PUSH32) index += opcode - PUSH1 + 1;
  }
  return destinations;
}

/**
 * Returns the valid jump destinations: 1 at each JUMPDEST that is not data of a PUSH. Cached by the identity
 * of the array, because the node store returns the same immutable array for a contract while it is in
 * memory.
 */
export function jumpDestinations(code: Uint8Array): Uint8Array {
  let destinations = known.get(code);
  if (destinations === undefined) {
    destinations = analyze(code);
    known.set(code, destinations);
  }
  return destinations;
}
