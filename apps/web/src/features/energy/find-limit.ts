import type { Conversion } from '@nova/shared/energy/conversion-schemas';

/** Reasons why no more points can be converted now. */
export type ConversionLimit = 'points' | 'allowance' | 'own_room' | 'all_room';

/** Returns the lowest limit; the first one if several are equal. */
export function findLimit(conversion: Conversion): ConversionLimit {
  const rooms: readonly (readonly [ConversionLimit, number])[] = [
    ['points', conversion.spendable],
    ['allowance', conversion.covered + conversion.pot_share],
    ['own_room', conversion.left_today],
    ['all_room', conversion.all_left_today],
  ];
  const [first, ...others] = rooms;
  return others.reduce((least, remaining) => (remaining[1] < least[1] ? remaining : least), first!)[0];
}
