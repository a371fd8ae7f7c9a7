import type { InternalTransaction } from '@nova/shared/explorer/internal-schemas';
import type { Action, Block, ContractEvent, Transaction } from '@nova/shared/explorer/schemas';
import type { TokenApproval, TokenHolder, TokenTransfer } from '@nova/shared/explorer/token-schemas';
import type { UserOperation } from '@nova/shared/explorer/user-operation-schemas';
import { formatEther, formatUnits } from 'viem';
import type { CsvColumn } from '../../../http/requests/csv.ts';

const toNac = (wei: string) => formatEther(BigInt(wei));

export const BLOCK_COLUMNS: readonly CsvColumn<Block>[] = [
  ['height', (row) => row.number],
  ['hash', (row) => row.hash],
  ['time', (row) => row.timestamp],
  ['transactions', (row) => row.transaction_count],
  ['gas_used', (row) => row.gas_used],
  ['size_bytes', (row) => row.size],
  ['validator', (row) => row.miner],
  ['action', (row) => row.action?.action_key ?? null],
  ['energy_points', (row) => row.action?.points ?? null],
];

export const TRANSACTION_COLUMNS: readonly CsvColumn<Transaction>[] = [
  ['hash', (row) => row.hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['from', (row) => row.from],
  ['to', (row) => row.to],
  ['created_contract', (row) => row.contract_address],
  ['value_nac', (row) => toNac(row.value)],
  ['fee_nac', (row) => toNac(row.fee)],
  ['status', (row) => row.status],
  ['type', (row) => row.type],
  ['nonce', (row) => row.nonce],
  ['selector', (row) => row.selector],
  ['action', (row) => row.action?.action_key ?? null],
  ['energy_points', (row) => row.action?.points ?? null],
];

export const ACTION_COLUMNS: readonly CsvColumn<Action>[] = [
  ['action_id', (row) => row.action_id],
  ['action', (row) => row.action_key],
  ['account', (row) => row.account],
  ['energy_points', (row) => row.points],
  ['revoked', (row) => row.is_revoked],
  ['occurred_at', (row) => row.occurred_at],
  ['time', (row) => row.timestamp],
  ['block', (row) => row.block_number],
  ['transaction', (row) => row.transaction_hash],
];

export const TRANSFER_COLUMNS: readonly CsvColumn<TokenTransfer>[] = [
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['token', (row) => row.token.address],
  ['standard', (row) => row.token.standard],
  ['symbol', (row) => row.token.symbol],
  ['name', (row) => row.token.name],
  ['from', (row) => row.from],
  ['to', (row) => row.to],
  // A contract can claim any value, such as 255 decimals.
  [
    'amount',
    (row) => (row.token_id === null ? formatUnits(BigInt(row.value), row.token.decimals ?? 0) : row.value),
  ],
  ['smallest_units', (row) => row.value],
  ['token_id', (row) => row.token_id],
];

export const APPROVAL_COLUMNS: readonly CsvColumn<TokenApproval>[] = [
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['contract', (row) => row.contract],
  ['symbol', (row) => row.token?.symbol ?? null],
  ['name', (row) => row.token?.name ?? null],
  ['scope', (row) => row.scope],
  ['spender', (row) => row.spender],
  ['amount', (row) => row.value && formatUnits(BigInt(row.value), row.token?.decimals ?? 0)],
  ['smallest_units', (row) => row.value],
  ['token_id', (row) => row.token_id],
];

export const USER_OPERATION_COLUMNS: readonly CsvColumn<UserOperation>[] = [
  ['hash', (row) => row.hash],
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['entry_point', (row) => row.entry_point_version],
  ['sender', (row) => row.sender],
  ['nonce', (row) => row.nonce],
  ['bundler', (row) => row.bundler],
  ['paymaster', (row) => row.paymaster],
  ['status', (row) => row.status],
  ['cost_nac', (row) => toNac(row.gas_cost)],
  ['gas_used', (row) => row.gas_used],
];

export const INTERNAL_COLUMNS: readonly CsvColumn<InternalTransaction>[] = [
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['index', (row) => row.index],
  ['kind', (row) => row.kind],
  ['from', (row) => row.from],
  ['to', (row) => row.to],
  ['created_contract', (row) => row.contract_address],
  ['value_nac', (row) => toNac(row.value)],
  ['status', (row) => row.status],
  ['error', (row) => row.error],
];

export const EVENT_COLUMNS: readonly CsvColumn<ContractEvent>[] = [
  ['transaction', (row) => row.transaction_hash],
  ['block', (row) => row.block_number],
  ['time', (row) => row.timestamp],
  ['index', (row) => row.index],
  ['topic0', (row) => row.topics[0] ?? null],
  ['topic1', (row) => row.topics[1] ?? null],
  ['topic2', (row) => row.topics[2] ?? null],
  ['topic3', (row) => row.topics[3] ?? null],
  ['data', (row) => row.data],
  ['data_bytes', (row) => row.data_bytes],
];

export const HOLDER_COLUMNS: readonly CsvColumn<TokenHolder>[] = [
  ['address', (row) => row.address],
  ['smallest_units', (row) => row.balance],
  ['share', (row) => row.share],
];
