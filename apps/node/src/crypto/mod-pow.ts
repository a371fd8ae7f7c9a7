const WINDOW_BITS = 4;
/** Below this length, the window's table costs more than it saves. */
const SHORT_EXPONENT_BYTES = 8;

/** Called between steps of a long computation; may throw, or return a promise to await first. */
export type Pause = () => Promise<void> | undefined;

function skipZeros(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < bytes.length && bytes[start] === 0) start += 1;
  return bytes.subarray(start);
}

async function shortPower(
  base: bigint,
  exponent: Uint8Array,
  modulus: bigint,
  pause: Pause,
): Promise<bigint> {
  let result = 1n;
  for (const byte of exponent) {
    for (let bit = 7; bit >= 0; bit--) {
      await pause();
      result = (result * result) % modulus;
      if ((byte >> bit) & 1) result = (result * base) % modulus;
    }
  }
  return result;
}

async function windowedPower(
  base: bigint,
  exponent: Uint8Array,
  modulus: bigint,
  pause: Pause,
): Promise<bigint> {
  const table = [1n % modulus, base];
  for (let index = 2; index < 1 << WINDOW_BITS; index++) {
    table.push((table[index - 1]! * base) % modulus);
    await pause();
  }
  let result = 1n % modulus;
  const square = (): void => {
    result = (result * result) % modulus;
  };
  for (const byte of exponent) {
    for (const digit of [byte >> WINDOW_BITS, byte & 0xf]) {
      square();
      square();
      square();
      square();
      if (digit !== 0) result = (result * table[digit]!) % modulus;
    }
    const turn = pause();
    if (turn !== undefined) await turn;
  }
  return result;
}

/**
 * Returns base ** exponent % modulus in time linear, not quadratic, in the exponent's length. The exponent
 * is big-endian; the modulus is not zero.
 */
export async function modPow(
  base: bigint,
  exponent: Uint8Array,
  modulus: bigint,
  pause: Pause,
): Promise<bigint> {
  const digits = skipZeros(exponent);
  const power = digits.length <= SHORT_EXPONENT_BYTES ? shortPower : windowedPower;
  return (await power(base % modulus, digits, modulus, pause)) % modulus;
}
