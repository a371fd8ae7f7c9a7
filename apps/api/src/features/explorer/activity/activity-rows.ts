import type { Queryable } from '@nova/db/database';
import type { Activity } from '@nova/shared/explorer/activity-schemas';
import type { ActivityKind } from '@nova/shared/explorer/list-queries';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import type { SortPosition } from '../search/search-places.ts';
import { type TokenNames, toTokenLabel } from '../token-label.ts';
import { kindOf } from './activity-position.ts';

/** A row of any kind as PostgreSQL returns it. Large numbers are text. */
type Row = Record<'kind' | 'block_number' | 'tx_index' | 'index' | 'batch_index' | 'milliseconds', string> &
  Record<'hash' | 'from', Hex> & {
    readonly to: Hex | null;
    readonly value: string | null;
    readonly selector: string | null;
    readonly is_successful: boolean;
    readonly token: Hex | null;
    readonly standard: TokenNames['kind'];
    readonly names: TokenNames | null;
    readonly token_id: string | null;
    readonly action_key: string | null;
    readonly points: number | null;
  };

const SELECTOR_DIGITS = 8;

/**
 * Reads the rows at some positions of the list over everything, in any order. One statement looks up all kinds, each
 * by its table's key.
 */
export async function readActivity(db: Queryable, positions: readonly SortPosition[]): Promise<Activity[]> {
  if (positions.length === 0) return [];
  const columns = positions[0]!.map(
    (_, part) => sql`${sql.param(positions.map((position) => position[part]))}::bigint[]`,
  );
  const places = sql`unnest(${sql.join(columns, sql`, `)})`;
  const { rows } = await db.execute<Row>(sql`${COLUMNS} ${places} ${JOINS}`);
  return rows.map(toActivity);
}

const isAt = (alias: string, rest: string): string =>
  `${alias}.block_number = p.block_number and ${alias}.tx_index = p.tx_index and ${rest} limit 1`;
const hex = (value: string): string => `'0x' || encode(${value}, 'hex')`;

/** The statement before and after the positions. Row by row, because plain joins might scan whole tables. */
const COLUMNS = sql.raw(`
  select p.*, ${hex('t.hash')} as hash, extract(epoch from t.timestamp) * 1000 as milliseconds,
    ${hex('coalesce(i."from", f."from", a.account, t."from")')} as "from",
    ${hex('case p.kind when 3 then t."to" when 2 then coalesce(i."to", i.contract_address) when 1 then f."to" end')}
      as "to",
    case p.kind when 3 then t.value when 2 then i.value when 1 then f.amount end as value,
    encode(case p.kind when 3 then t.selector when 2 then i.selector end, 'hex') as selector,
    case p.kind when 3 then t.is_successful when 2 then i.is_successful when 0 then a.revoked_block_number is null
      else true end as is_successful,
    ${hex('f.token')} as token, f.kind as standard, f.token_id, n.names, a.action_key, a.points
  from`);
const JOINS = sql.raw(`as p(block_number, tx_index, kind, index, batch_index)
  join lateral (select hash, timestamp, "from", "to", value, is_successful, substring(input from 1 for 4) as selector
    from chain.transactions t where ${isAt('t', 'true')}) t on true
  left join lateral (
    select "from", "to", contract_address, value, is_successful, substring(input from 1 for 4) as selector
    from chain.internal_transactions i where p.kind = 2 and ${isAt('i', 'i.trace_index = p.index')}) i on true
  left join lateral (select "from", "to", amount, token, kind, token_id from chain.token_transfers f
    where p.kind = 1 and ${isAt('f', 'f.log_index = p.index and f.batch_index = p.batch_index')}) f on true
  left join lateral (select account, action_key, points, revoked_block_number from chain.actions a
    where p.kind = 0 and ${isAt('a', 'a.log_index = p.index')}) a on true
  left join lateral (select json_build_object('kind', kind, 'name', name, 'symbol', symbol, 'decimals', decimals,
    'isHidden', exists (select from app.hidden_tokens hidden where hidden.token = k.address)) as names
    from chain.tokens k where k.address = f.token limit 1) n on true`);

function toActivity(row: Row): Activity {
  const { selector, token } = row;
  const kind = kindOf(Number(row.kind));
  return {
    kind,
    block_number: Number(row.block_number),
    transaction_index: Number(row.tx_index),
    index: Number(row.index),
    batch_index: Number(row.batch_index),
    transaction_hash: row.hash,
    timestamp: toWireTime(Number(row.milliseconds)),
    from: row.from,
    to: row.to,
    value: row.value,
    // Fewer than four bytes do not identify a function.
    method: selector?.length === SELECTOR_DIGITS ? `0x${selector}` : null,
    status: statusOf(kind, row.is_successful),
    token: token && toTokenLabel(token, row.names ?? { kind: row.standard }),
    token_id: row.token_id,
    action_key: row.action_key,
    points: row.points,
  };
}

function statusOf(kind: ActivityKind, isSuccessful: boolean): Activity['status'] {
  if (isSuccessful) return 'successful';
  return kind === 'action' ? 'revoked' : 'failed';
}
