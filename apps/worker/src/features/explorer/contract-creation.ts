import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import type { RowTarget } from '../../lib/insert-rows.ts';

/** Origin of one contract. */
export interface ContractCreation {
  readonly address: Hex;
  readonly blockNumber: number;
  readonly txIndex: number;
  /** 0 if the transaction itself created the contract. */
  readonly traceIndex: number;
  readonly type: 'transaction' | 'create' | 'create2';
  readonly creator: Hex;
  readonly transactionHash: Hex;
  /** keccak256 of the deployed code; null until the trace is read. */
  readonly codeHash: Hex | null;
  readonly codeSize: number | null;
  readonly timestamp: string;
}

export const CREATIONS: RowTarget<ContractCreation> = {
  table: 'chain.contract_creations',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['trace_index', 'integer', (row) => row.traceIndex],
    ['type', 'text', (row) => row.type],
    ['creator', 'bytea', (row) => toBytea(row.creator)],
    ['transaction_hash', 'bytea', (row) => toBytea(row.transactionHash)],
    ['code_hash', 'bytea', (row) => row.codeHash && toBytea(row.codeHash)],
    ['code_size', 'integer', (row) => row.codeSize],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};
