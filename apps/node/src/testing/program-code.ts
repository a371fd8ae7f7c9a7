/** A transaction that spends its gas on one repeated operation. */
export interface HeavyProgram {
  name: string;
  /** Code of the called contract as hex. */
  code: string;
  /** Code of other required contracts, by address as hex. */
  others?: Record<string, string>;
}

export const WORST_WORD = `7f${'ff'.repeat(31)}fd`;
export const POP = '50';

export const push = (value: number | bigint, bytes = 0): string => {
  const hex = value.toString(16);
  const digits = hex.padStart(Math.max(bytes * 2, hex.length + (hex.length % 2)), '0');
  return (0x5f + digits.length / 2).toString(16) + digits;
};

/** Returns a STATICCALL with all remaining gas. */
export const call = (address: number, inputLength: number, inputAt = 0): string =>
  `${push(0)}${push(0)}${push(inputLength, 3)}${push(inputAt, 3)}${push(address)}5afa${POP}`;

/** Runs `setup` once, then `body` until the gas is spent; unrolled, so that the jump back is negligible. */
export function loop(body: string, setup = ''): string {
  const times = Math.max(1, Math.floor(8_000 / (body.length / 2)));
  return `${setup}5b${body.repeat(times)}${push(setup.length / 2, 2)}56`;
}
