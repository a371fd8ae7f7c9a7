import type { Operator } from '../../../env.ts';

declare global {
  /** Inserted into the code by the build. */
  const __SITE_OPERATOR__: Operator;
}

/** The operator of this instance, as configured (README, `NOVA_OPERATOR_…`). */
export const OPERATOR: Operator = __SITE_OPERATOR__;
