import type { Queryable } from '@nova/db/database';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import { contractCreations } from '@nova/db/schema/explorer-details';
import type { Match } from '@nova/shared/contract/match-code';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { type EtherscanAnswer, type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { UNVERIFIED } from './etherscan-source.ts';

/** Maximum number of contracts per page: one ABI can be dozens of kilobytes long. */
const ROWS_MAX = 100;
/** Maximum of page × offset, as in the other lists. */
const WINDOW_MAX = 10_000;
const VERIFIED = new Set(['verified', '1']);
const UNVERIFIED_FILTER = new Set(['unverified', '2']);

/**
 * Lists contracts in order of creation, or with `filter=verified` those with their own sources in order of
 * verification (`listcontracts`, an action of Blockscout).
 * @throws AppError `invalid_input`
 */
export async function listContracts(db: Queryable, call: EtherscanCall): Promise<EtherscanAnswer> {
  const filter = readParam(call, 'filter')?.toLowerCase() ?? null;
  const { limit, offset } = readWindow(call);
  if (filter !== null && !VERIFIED.has(filter) && !UNVERIFIED_FILTER.has(filter)) {
    throw new AppError(COMMON_ERRORS.invalidInput, { message: 'filter: use verified or unverified.' });
  }
  const rows =
    filter !== null && VERIFIED.has(filter)
      ? await selectVerified(db, limit, offset)
      : await selectCreated(db, { limit, offset, isUnverifiedOnly: filter !== null });
  const items = rows.map(toItem);
  return items.length > 0
    ? { status: '1', message: 'OK', result: items }
    : { status: '0', message: 'No contracts found', result: [] };
}

interface ListedContract {
  readonly address: Hex;
  /** Null for a contract without sources of its own. */
  readonly match: Match | null;
  readonly source: Pick<InferSelectModel<typeof contractSources>, keyof typeof SOURCE> | null;
}

function toItem({ address, match, source }: ListedContract): Record<string, string> {
  if (source === null) return { Address: address, ABI: UNVERIFIED };
  return {
    Address: address,
    ABI: JSON.stringify(source.abi),
    ContractName: source.name,
    CompilerVersion: `v${source.compiler}`,
    OptimizationUsed: isOptimized(source.settings) ? '1' : '0',
    MatchKind: match === 'full' ? 'exact' : 'partial',
  };
}

const SOURCE = {
  name: contractSources.name,
  compiler: contractSources.compiler,
  settings: contractSources.settings,
  abi: contractSources.abi,
};

function selectVerified(db: Queryable, limit: number, offset: number) {
  return db
    .select({ address: verifiedContracts.address, match: verifiedContracts.match, source: SOURCE })
    .from(verifiedContracts)
    .innerJoin(contractSources, eq(contractSources.id, verifiedContracts.sourceId))
    .orderBy(asc(verifiedContracts.verifiedAt), asc(verifiedContracts.address))
    .limit(limit)
    .offset(offset);
}

/** Selects created contracts. An address that was created twice is listed at its last creation. */
function selectCreated(
  db: Queryable,
  { limit, offset, isUnverifiedOnly }: { limit: number; offset: number; isUnverifiedOnly: boolean },
) {
  const { address, blockNumber, txIndex, traceIndex } = contractCreations;
  return db
    .select({ address, match: verifiedContracts.match, source: SOURCE })
    .from(contractCreations)
    .leftJoin(verifiedContracts, eq(verifiedContracts.address, address))
    .leftJoin(contractSources, eq(contractSources.id, verifiedContracts.sourceId))
    .where(
      sql`not exists (select from chain.contract_creations later where later.address = ${address}
        and (later.block_number, later.tx_index, later.trace_index) > (${blockNumber}, ${txIndex}, ${traceIndex}))
        ${isUnverifiedOnly ? sql`and ${verifiedContracts.address} is null` : sql``}`,
    )
    .orderBy(asc(blockNumber), asc(txIndex), asc(traceIndex))
    .limit(limit)
    .offset(offset);
}

/** Reads the requested page. @throws AppError `invalid_input` */
function readWindow(call: EtherscanCall): { limit: number; offset: number } {
  const page = readCount(call, 'page') || 1;
  const limit = Math.min(readCount(call, 'offset') || ROWS_MAX, ROWS_MAX);
  if (page * limit > WINDOW_MAX) {
    const message = `Result window is too large, PageNo x Offset size must be less than or equal to ${WINDOW_MAX}`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  return { limit, offset: (page - 1) * limit };
}

function readCount(call: EtherscanCall, name: string): number {
  const text = readParam(call, name);
  if (text === null) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new AppError(COMMON_ERRORS.invalidInput, { message: `Invalid ${name}` });
}

function isOptimized(settings: Record<string, unknown>): boolean {
  const { optimizer } = settings as { readonly optimizer?: { readonly enabled?: boolean } };
  return optimizer?.enabled ?? false;
}
