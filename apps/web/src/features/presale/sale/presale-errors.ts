import type { Hex } from 'viem';

/**
 * Calls, events and errors of presale and USDT that the page needs, by the first bytes of their hashes. Every
 * value in them is one 32-byte word, so no ABI library is needed; a test compares each with the contract's
 * ABI.
 */
export const SELECTORS = {
  currentPhase: '0x055ad42e',
  phaseOf: '0x9a243ebf',
  bonusSlotsUsed: '0x5ca154d5',
  bonusSlotsTotal: '0xe3a424a4',
  usdt: '0xc54e44eb',
  paused: '0x5c975abb',
  whitelistOpensAt: '0x2f34fba1',
  publicOpensAt: '0x0229f26e',
  hasBonus: '0xd64ad857',
  isWhitelisted: '0x3af32abf',
  buy: '0x40993b26',
  balanceOf: '0x70a08231',
  allowance: '0xdd62ed3e',
  approve: '0x095ea7b3',
  tap: '0x081a3e8d',
} as const;

/** First topics of the events that deliver coins. */
export const TOPICS = {
  purchased: '0x5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa380',
  fulfilled: '0x5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa3',
} as const;

/** Errors of the contracts by selector. */
export const REFUSALS = {
  '0x22c6b27f': 'notOpenYet',
  '0x4c013bd7': 'saleClosed',
  '0x1975b118': 'wrongPhase',
  '0x06b2f1c7': 'belowMinimum',
  '0xe90c37df': 'exceedsPhase',
  '0x06d379f5': 'tooFewCoins',
  '0xb23bee05': 'wrongPayment',
  '0x81b14edf': 'usdtUnavailable',
  '0xd93c0665': 'paused',
  '0x92665351': 'insufficientBalance',
  '0xf96fb071': 'insufficientAllowance',
  '0xdc3e18c1': 'allowanceNotZero',
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const WORD_DIGITS = 64;

/** Encodes a number or an address as one word, without `0x`. */
export function toWord(value: bigint | string): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase();
  return digits.padStart(WORD_DIGITS, '0');
}

/** Encodes a call: selector, and one word per argument. */
export function encodeCall(name: keyof typeof SELECTORS, ...values: readonly (bigint | string)[]): Hex {
  return `${SELECTORS[name]}${values.map(toWord).join('')}`;
}

/** Decodes the words of a response or of event data as numbers. */
export function readWords(data: string): bigint[] {
  const digits = data.slice(2);
  return Array.from({ length: Math.floor(digits.length / WORD_DIGITS) }, (_, index) =>
    BigInt(`0x${digits.slice(index * WORD_DIGITS, (index + 1) * WORD_DIGITS)}`),
  );
}

/** Converts a word to an address. */
export function toAddress(word: bigint): Hex {
  return `0x${word.toString(16).padStart(40, '0')}`;
}

/** Decodes a contract error with its values; returns null for an unknown one. */
export function readRefusal(data: unknown): { refusal: Refusal; values: readonly bigint[] } | null {
  if (typeof data !== 'string') return null;
  const refusal = REFUSALS[data.slice(0, 10) as keyof typeof REFUSALS];
  return refusal === undefined ? null : { refusal, values: readWords(`0x${data.slice(10)}`) };
}
