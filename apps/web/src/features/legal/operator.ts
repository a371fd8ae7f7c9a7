import type { Operator } from '../../../env.ts';

declare global {
  /** Written into the code by the build. */
  const __SITE_OPERATOR__: Operator;
}

/** Who runs this copy of Nova, as far as it was told (README, `NOVA_OPERATOR_…`). */
export const OPERATOR: Operator = __SITE_OPERATOR__;
