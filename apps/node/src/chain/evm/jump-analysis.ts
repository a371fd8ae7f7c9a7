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
 * Where jumps may go: 1 at each JUMPDEST that is no data of a PUSH. A contract is analyzed once for as long as its
 * code is in memory: code is known by its array, which the node store hands out once per contract and nobody changes.
 */
export function jumpDestinations(code: Uint8Array): Uint8Array {
  let destinations = known.get(code);
  if (destinations === undefined) {
    destinations = analyze(code);
    known.set(code, destinations);
  }
  return destinations;
}
