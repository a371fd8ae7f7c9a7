import type { Conversion } from '@nova/shared/energy/conversion-schemas';

/** Returns true for a demo account, whose points never convert and are therefore shown without a value. */
export function isDemo(conversion: Pick<Conversion, 'conditions'> | undefined): boolean {
  return conversion?.conditions.some(({ name, is_met: isMet }) => name === 'no_demo' && !isMet) ?? false;
}
