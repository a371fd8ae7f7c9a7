import { formatDecimal, formatInteger } from '../../lib/format/format-number.ts';
import type { Language } from '@nova/shared/language/language';

/** A duration in its most suitable unit; the unit is a symbol that both languages share. */
export interface Duration {
  readonly value: string;
  readonly unit: 'ms' | 's' | 'min' | 'h' | 'd';
}

const STEPS = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1_000 },
] as const;

/**
 * 340 → "340 ms", 3_240 → "3.2 s", 5_400_000 → "1.5 h".
 * Blocks depend on user actions, so any duration is possible.
 */
export function formatDuration(milliseconds: number, language: Language): Duration {
  const step = STEPS.find(({ ms }) => milliseconds >= ms);
  if (!step) return { value: formatInteger(Math.round(milliseconds), language), unit: 'ms' };
  return { value: formatDecimal(milliseconds / step.ms, language), unit: step.unit };
}
