import type { Queryable } from '@nova/db/database';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { actionTypes } from '@nova/db/schema/explorer';
import type { ActionRule } from '@nova/shared/energy/rules';
import { sql } from 'drizzle-orm';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';

/** An entry of the ledger contract's current catalog. */
export interface ChainActionType extends ActionRule {
  readonly key: string;
}

/** Our own keys; all others in the ledger belong to partners. */
export const OWN_KEYS: ReadonlySet<string> = new Set(REWARD_CATALOGUE.map(({ key }) => key));

/** Keys that `get_action_types` returns first: the twenty actions of the specification. */
export const LISTED_KEYS: readonly string[] = REWARD_CATALOGUE.filter((type) => type.listed).map(
  ({ key }) => key,
);

/**
 * Returns the whole catalog by key. The chain credits by it, so no other table is used for decisions.
 * @throws AppError `unavailable` if it is not indexed yet
 */
export async function readActionTypes(db: Queryable): Promise<Map<string, ChainActionType>> {
  const rows = await db.select().from(actionTypes);
  if (rows.length === 0) {
    throw new AppError(COMMON_ERRORS.unavailable, {
      message: 'Rewards are still starting up. Please try again in a moment.',
    });
  }
  return new Map(rows.map((row) => [row.actionKey, toActionType(row)]));
}

/**
 * Returns one entry of the catalog, or null for an unknown key.
 * @throws AppError `unavailable` like `readActionTypes`
 */
export async function readActionType(db: Queryable, key: string): Promise<ChainActionType | null> {
  const [type] = await readActionTypesOf(db, [key]);
  return type ?? null;
}

const typesOfKeys = preparedQuery((db) =>
  db
    .select()
    .from(actionTypes)
    .where(sql`${actionTypes.actionKey} = any(${sql.placeholder('keys')}::text[])`),
);

/**
 * Returns the entries of keys in order, or null for unknown keys.
 * @throws AppError `unavailable` like `readActionTypes`
 */
export async function readActionTypesOf(
  db: Queryable,
  keys: readonly string[],
): Promise<(ChainActionType | null)[]> {
  const rows = await typesOfKeys(db).execute({ keys: [...keys] });
  const types =
    rows.length > 0
      ? new Map(rows.map((row) => [row.actionKey, toActionType(row)]))
      : await readActionTypes(db);
  return keys.map((key) => types.get(key) ?? null);
}

function toActionType(row: typeof actionTypes.$inferSelect): ChainActionType {
  const { actionKey: key, points, cooldownSeconds, dailyCap, lifetimeCap, source, isActive } = row;
  return { key, points, cooldownSeconds, dailyCap, lifetimeCap, source, active: isActive };
}
