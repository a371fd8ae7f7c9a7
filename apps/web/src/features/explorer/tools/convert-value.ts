import { formatExact } from '../../../lib/format/format-exact.ts';
import type { Language } from '@nova/shared/language/language';
import { parseAmount } from '../../../ui/form/parse-amount.ts';

/** Units of the native coin and their decimals. */
export const UNITS = [
  { id: 'nac', decimals: 18 },
  { id: 'gwei', decimals: 9 },
  { id: 'wei', decimals: 0 },
] as const;
export type UnitId = (typeof UNITS)[number]['id'];

/** Largest value of the EVM. */
const MAX_UINT256 = 2n ** 256n - 1n;

/** Parses an amount in a unit. @returns wei; null for invalid text or a value above 2^256 - 1 */
export function parseUnit(text: string, unit: UnitId, language: Language): bigint | null {
  const { decimals } = UNITS.find(({ id }) => id === unit)!;
  const parsed = parseAmount(text, decimals, language);
  return 'units' in parsed && parsed.units <= MAX_UINT256 ? parsed.units : null;
}

/** Formats wei in a unit, exactly and without digit groups, so that it can be pasted into any tool. */
export function formatUnit(wei: bigint, unit: UnitId): string {
  return formatExact(wei, UNITS.find(({ id }) => id === unit)!.decimals);
}

/** Parses a whole number, decimal or hexadecimal with 0x. @returns null if invalid or above 2^256 - 1 */
export function parseInteger(text: string): bigint | null {
  const bare = text.trim().replace(/[\s_]/g, '');
  if (!/^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(bare)) return null;
  const value = BigInt(bare);
  return value <= MAX_UINT256 ? value : null;
}

/** Last Unix second that a JavaScript `Date` can represent. */
const MAX_SECONDS = 8_640_000_000_000;

/** Parses Unix seconds or UTC time such as "2026-11-25 13:30". @returns Unix seconds; null if invalid */
export function parseTime(text: string): number | null {
  const bare = text.trim();
  if (/^\d{1,13}$/.test(bare)) {
    const seconds = Number(bare);
    return seconds <= MAX_SECONDS ? seconds : null;
  }
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?Z?$/.exec(bare);
  if (match === null) return null;
  const [, day, time = '00:00'] = match;
  const milliseconds = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1_000);
}

/** Formats Unix seconds as date and time in UTC. */
export function formatUtc(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('T', ' ').replace('.000Z', ' UTC');
}
