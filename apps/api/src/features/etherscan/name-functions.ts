import type { Queryable } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { findFunction } from '../../http/chain/abi/decode-abi.ts';
import { readVerifiedAbis } from '../../http/chain/abi/verified-abis.ts';

/** A row of a list with the call of its transaction. */
export interface CalledRow extends Record<string, unknown> {
  readonly methodId: string;
  readonly target: Buffer | null;
  readonly input_bytes: number;
}

/** Columns from which the function of a transaction (alias `t`) gets its name; they are not part of a row. */
export const CALL_COLUMNS: SQL = sql`t."to" as target, octet_length(t.input) as input_bytes`;

/**
 * Adds `functionName` to the rows of a list: the signature by the verified sources of the called contract or a
 * common standard, empty for any other call.
 */
export async function nameFunctions(
  db: Queryable,
  rows: readonly CalledRow[],
): Promise<Record<string, unknown>[]> {
  const findAbi = await readVerifiedAbis(
    db,
    rows.map((row) => row.target),
  );
  return rows.map(({ target, input_bytes: bytes, ...row }) => {
    const found = target && findFunction(findAbi(target), row.methodId as Hex, bytes);
    return { ...row, functionName: found ? found.signature : '' };
  });
}
