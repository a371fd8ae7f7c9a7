import type {
  OrphanedRow,
  PendingRow,
  TopContract,
  VerifiedContract,
} from '@nova/shared/explorer/chain-list-schemas';
import { formatEther } from 'viem';
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
  ['match', (row) => row.match],
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
