import { z } from 'zod';
import {
  accessList,
  address,
  byte,
  bytes,
  bytes256,
  bytes32,
  bytes8,
  bytesUpTo32,
  hash32,
  uint,
  uint256,
  uint64,
} from './base-schemas.ts';

const placed = { blockHash: hash32, blockNumber: uint, blockTimestamp: uint, transactionIndex: uint };
const unplaced = { blockHash: z.null(), blockNumber: z.null(), transactionIndex: z.null() };
const common = {
  from: address,
  hash: hash32,
  nonce: uint64,
  gas: uint,
  to: address.nullable(),
  value: uint256,
  input: bytes,
  chainId: uint,
  gasPrice: uint,
  v: uint256,
  r: uint256,
  s: uint256,
};

const authorization = z.strictObject({
  chainId: uint256,
  address,
  nonce: uint64,
  yParity: byte,
  r: uint256,
  s: uint256,
});

function transactionOf<Place extends z.ZodRawShape>(place: Place) {
  const typed = { ...common, ...place, accessList, yParity: byte };
  return z.union([
    z.strictObject({ ...common, ...place, type: z.literal('0x0') }),
    z.strictObject({ ...typed, type: z.literal('0x1') }),
    z.strictObject({ ...typed, type: z.literal('0x2'), maxFeePerGas: uint, maxPriorityFeePerGas: uint }),
    z.strictObject({
      ...typed,
      type: z.literal('0x4'),
      maxFeePerGas: uint,
      maxPriorityFeePerGas: uint,
      authorizationList: z.array(authorization).min(1),
    }),
  ]);
}

/** TransactionInfo of a transaction in a block. */
export const transaction = transactionOf(placed);
/** A transaction in the pool. */
export const pooledTransaction = transactionOf(unplaced);

export const log = z.strictObject({
  removed: z.boolean(),
  logIndex: uint,
  transactionIndex: uint,
  transactionHash: hash32,
  blockHash: hash32,
  blockNumber: uint,
  blockTimestamp: uint,
  address,
  data: bytes,
  topics: z.array(bytes32).max(4),
});

export const receipt = z.strictObject({
  type: byte,
  transactionHash: hash32,
  transactionIndex: uint,
  blockHash: hash32,
  blockNumber: uint,
  from: address,
  to: address.nullable(),
  cumulativeGasUsed: uint,
  gasUsed: uint,
  contractAddress: address.nullable(),
  logs: z.array(log),
  logsBloom: bytes256,
  status: z.enum(['0x0', '0x1']),
  effectiveGasPrice: uint,
});

export const header = {
  hash: hash32,
  parentHash: hash32,
  sha3Uncles: hash32,
  miner: address,
  stateRoot: hash32,
  transactionsRoot: hash32,
  receiptsRoot: hash32,
  logsBloom: bytes256,
  difficulty: uint,
  number: uint,
  gasLimit: uint,
  gasUsed: uint,
  timestamp: uint,
  // The specification allows at most 32 bytes; sealed blocks of Clique and of this chain contain their seal
  // here.
  extraData: bytes,
  mixHash: hash32,
  nonce: bytes8,
  baseFeePerGas: uint,
  withdrawalsRoot: hash32,
  blobGasUsed: uint,
  excessBlobGas: uint,
  parentBeaconBlockRoot: hash32,
  requestsHash: hash32.optional(),
};

export const block = z.strictObject({
  ...header,
  totalDifficulty: uint,
  size: uint,
  uncles: z.array(hash32),
  transactions: z.union([z.array(hash32), z.array(transaction)]),
  withdrawals: z.array(z.never()),
});

export const proof = z.strictObject({
  address,
  accountProof: z.array(bytes),
  balance: uint256,
  codeHash: hash32,
  nonce: uint64,
  storageHash: hash32,
  storageProof: z.array(
    z.strictObject({ key: z.union([uint256, bytesUpTo32]), value: uint256, proof: z.array(bytes) }),
  ),
});
