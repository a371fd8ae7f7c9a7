import type { Queryable } from '@nova/db/database';
import { actionTypes } from '@nova/db/schema/explorer';
import type { ActionRule } from '@nova/shared/energy/rules';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';

/** One row of the catalogue as the ledger contract holds it now. */
export interface ChainActionType extends ActionRule {
  readonly key: string;
}

/** Keys that `get_action_types` shows: the twenty of the specification. */
export const LISTED_KEYS: readonly string[] = REWARD_CATALOGUE.filter((type) => type.listed).map(
  ({ key }) => key,
);

/**
 * The whole catalogue, by key. It is what the chain will credit, so nothing is decided by any other table.
 * @throws AppError `unavailable` while the index has not seen it yet
 */
export async function readActionTypes(db: Queryable): Promise<Map<string, ChainActionType>> {
  const rows = await db.select().from(actionTypes);
  if (rows.length === 0) {
    throw new AppError(COMMON_ERRORS.unavailable, {
      message: 'Rewards are not ready yet. Please try again shortly.',
    });
  }
  return new Map(
    rows.map(({ actionKey, points, cooldownSeconds, dailyCap, lifetimeCap, source, isActive }) => [
      actionKey,
      { key: actionKey, points, cooldownSeconds, dailyCap, lifetimeCap, source, active: isActive },
    ]),
  );
}
