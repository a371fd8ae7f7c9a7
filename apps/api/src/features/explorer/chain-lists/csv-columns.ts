import type { Activity } from '@nova/shared/explorer/activity-schemas';
import type {
  OrphanedRow,
  PendingRow,
  TopContract,
  VerifiedContract,
} from '@nova/shared/explorer/chain-list-schemas';
import type { FoundEvent } from '@nova/shared/explorer/event-schemas';
import { formatEther, formatUnits } from 'viem';
import type { CsvColumn } from '../../../http/requests/csv.ts';

export const PENDING_COLUMNS: readonly CsvColumn<PendingRow>[] = [
  ['state', (row) => row.state],
  ['hash', (row) => row.hash],
  ['from', (row) => row.from],
  ['to', (row) => row.to],
  ['value_nac', (row) => row.value && formatEther(BigInt(row.value))],
  ['nonce', (row) => row.nonce],
  ['gas_price_wei', (row) => row.gas_price],
  ['lane', (row) => row.lane],
  ['place', (row) => row.place],
  ['since', (row) => row.since],
];

export const VERIFIED_COLUMNS: readonly CsvColumn<VerifiedContract>[] = [
  ['address', (row) => row.address],
  ['name', (row) => row.name],
  ['compiler', (row) => row.compiler],
  ['license', (row) => row.license],
  ['match_kind', (row) => row.match_kind],
  ['origin', (row) => row.origin],
  ['verified_at', (row) => row.verified_at],
];

export const TOP_CONTRACT_COLUMNS: readonly CsvColumn<TopContract>[] = [
  ['address', (row) => row.address],
  ['name', (row) => row.name],
  ['calls', (row) => row.calls],
  ['share', (row) => row.share],
];

export const ORPHANED_COLUMNS: readonly CsvColumn<OrphanedRow>[] = [
  ['height', (row) => row.number],
  ['hash', (row) => row.hash],
  ['parent_hash', (row) => row.parent_hash],
  ['time', (row) => row.timestamp],
  ['orphaned_at', (row) => row.orphaned_at],
  ['transactions', (row) => row.transaction_count],
  ['validator', (row) => row.miner],
  ['replaced_by', (row) => row.replaced_by],
];

/** An amount of NAC or of the token; the number of NFTs is always one. */
function toAmount({ value, token, token_id: tokenId }: Activity): string | null {
  if (value === null || tokenId !== null) return tokenId === null ? null : '1';
  return token === null ? formatEther(BigInt(value)) : formatUnits(BigInt(value), token.decimals ?? 0);
}

export const ACTIVITY_COLUMNS: readonly CsvColumn<Activity>[] = [
  ['kind', (row) => row.kind],
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['index', (row) => row.index],
  ['from', (row) => row.from],
  ['to', (row) => row.to],
  ['amount', toAmount],
  ['smallest_units', (row) => row.value],
  ['method', (row) => row.method],
  ['status', (row) => row.status],
  ['token', (row) => row.token?.address ?? null],
  ['symbol', (row) => row.token?.symbol ?? null],
  ['token_id', (row) => row.token_id],
  ['action', (row) => row.action_key],
  ['energy_points', (row) => row.points],
];

/** Arguments in one cell: `from=0x…; to=0x…; value=5`. */
const toArguments = ({ decoded }: FoundEvent): string | null =>
  decoded && decoded.arguments.map(({ name, value }) => `${name}=${value}`).join('; ');

export const FOUND_EVENT_COLUMNS: readonly CsvColumn<FoundEvent>[] = [
  ['contract', (row) => row.contract],
  ['contract_name', (row) => row.contract_name],
  ['event', (row) => row.decoded?.signature ?? null],
  ['arguments', toArguments],
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['log_index', (row) => row.log_index],
  ['topic0', (row) => row.topics[0] ?? null],
  ['topic1', (row) => row.topics[1] ?? null],
  ['topic2', (row) => row.topics[2] ?? null],
  ['topic3', (row) => row.topics[3] ?? null],
  ['data', (row) => row.data],
  ['data_bytes', (row) => row.data_bytes],
];
