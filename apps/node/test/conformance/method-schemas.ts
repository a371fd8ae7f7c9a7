import { z } from 'zod';
import {
  accessList,
  address,
  byte,
  bytes,
  bytes32,
  checksummedAddress,
  hash32,
  ratio,
  uint,
  uint256,
} from './base-schemas.ts';
import { block, log, pooledTransaction, proof, receipt, transaction } from './object-schemas.ts';
import { blockTrace, trace } from './trace-schemas.ts';

const time = z.int().nonnegative().optional();
const schedule = z.strictObject({ baseFeeTime: time, pragueTime: time, osakaTime: time });

const forkConfig = z.strictObject({
  activationTime: z.int().nonnegative(),
  blobSchedule: z.strictObject({ baseFeeUpdateFraction: z.int(), max: z.int(), target: z.int() }),
  chainId: uint,
  forkId: z.string().regex(/^0x[0-9a-f]{8}$/),
  precompiles: z.record(z.string(), address),
  systemContracts: z.record(z.string(), address),
});
const disabledFlag = z.strictObject({
  disabled: z.boolean(),
  oldestBlock: uint,
  deleteStrategy: z.strictObject({ type: z.literal('window'), retentionBlocks: uint }).optional(),
});
const simulatedBlock = z.strictObject({
  ...block.shape,
  calls: z.array(
    z.strictObject({
      returnData: bytes,
      logs: z.array(log),
      gasUsed: uint,
      maxUsedGas: uint,
      status: z.enum(['0x0', '0x1']),
      error: z.strictObject({ code: z.int(), message: z.string(), data: bytes.optional() }).optional(),
    }),
  ),
});
const flatTrace = z.strictObject({
  action: z.looseObject({}),
  result: z.looseObject({}).optional(),
  error: z.string().optional(),
  subtraces: z.int().nonnegative(),
  traceAddress: z.array(z.int().nonnegative()),
  type: z.enum(['call', 'create', 'suicide']),
});
const placedTrace = flatTrace.extend({
  blockHash: hash32,
  blockNumber: z.int().nonnegative(),
  transactionHash: hash32,
  transactionPosition: z.literal(0),
});
const replay = z.strictObject({
  output: bytes,
  stateDiff: z.record(address, z.looseObject({ balance: z.unknown() })).nullable(),
  trace: z.array(flatTrace),
  vmTrace: z.null(),
});
const blockDetails = z.strictObject({
  block: z.looseObject({ number: uint, transactionCount: z.int() }),
  issuance: z.strictObject({ blockReward: uint, uncleReward: uint, issuance: uint }),
  totalFees: uint,
});

const decimal = z.string().regex(/^[0-9]+$/);
const bySender = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(checksummedAddress, z.record(decimal, entry));
const split = <Entry extends z.ZodType>(entry: Entry) => z.strictObject({ pending: entry, queued: entry });
const subscriptionId = z.string().regex(/^0x[0-9a-f]+$/);

/** Schema of each method's result. */
export const RESULT_SCHEMAS: Record<string, z.ZodType> = {
  web3_clientVersion: z.string().min(1),
  web3_sha3: hash32,
  net_version: decimal,
  net_listening: z.boolean(),
  net_peerCount: uint,
  eth_chainId: uint,
  eth_syncing: z.union([
    z.literal(false),
    z.looseObject({ startingBlock: uint, currentBlock: uint, highestBlock: uint }),
  ]),
  eth_accounts: z.array(address),
  eth_blockNumber: uint,
  eth_getBlockByNumber: block.nullable(),
  eth_getBlockByHash: block.nullable(),
  eth_getBlockTransactionCountByNumber: uint.nullable(),
  eth_getBlockTransactionCountByHash: uint.nullable(),
  eth_getUncleCountByBlockNumber: uint.nullable(),
  eth_getUncleCountByBlockHash: uint.nullable(),
  eth_getUncleByBlockNumberAndIndex: z.null(),
  eth_getUncleByBlockHashAndIndex: z.null(),
  eth_getBlockReceipts: z.array(receipt).nullable(),
  eth_sendRawTransaction: hash32,
  eth_sendRawTransactionSync: receipt,
  eth_getTransactionByHash: z.union([transaction, pooledTransaction]).nullable(),
  eth_getTransactionByBlockNumberAndIndex: transaction.nullable(),
  eth_getTransactionByBlockHashAndIndex: transaction.nullable(),
  eth_getRawTransactionByHash: bytes.nullable(),
  eth_getRawTransactionByBlockNumberAndIndex: bytes.nullable(),
  eth_getRawTransactionByBlockHashAndIndex: bytes.nullable(),
  eth_getTransactionReceipt: receipt.nullable(),
  eth_getBalance: uint256,
  eth_getTransactionCount: uint,
  eth_getCode: bytes,
  eth_getStorageAt: bytes32,
  eth_getProof: proof,
  eth_call: bytes,
  eth_estimateGas: uint,
  eth_createAccessList: z.strictObject({ accessList, gasUsed: uint, error: z.string().optional() }),
  eth_gasPrice: uint,
  eth_maxPriorityFeePerGas: uint,
  eth_blobBaseFee: uint,
  eth_feeHistory: z.strictObject({
    oldestBlock: uint,
    baseFeePerGas: z.array(uint),
    gasUsedRatio: z.array(ratio),
    baseFeePerBlobGas: z.array(uint),
    blobGasUsedRatio: z.array(ratio),
    reward: z.array(z.array(uint)).optional(),
  }),
  eth_baseFee: uint,
  eth_coinbase: address,
  eth_config: z.strictObject({
    current: forkConfig,
    next: forkConfig.nullable(),
    last: forkConfig.nullable(),
  }),
  eth_capabilities: z.strictObject({
    head: z.strictObject({ number: uint, hash: hash32 }),
    state: disabledFlag,
    tx: disabledFlag,
    logs: disabledFlag,
    receipts: disabledFlag,
    blocks: disabledFlag,
    stateproofs: disabledFlag,
  }),
  eth_getStorageValues: z.record(address, z.array(bytes32)),
  eth_fillTransaction: z.strictObject({
    raw: bytes,
    tx: z.looseObject({ type: byte, nonce: uint, gas: uint }),
  }),
  eth_simulateV1: z.array(simulatedBlock),
  debug_getRawHeader: bytes,
  debug_getRawBlock: bytes,
  debug_getRawReceipts: z.array(bytes),
  debug_getRawTransaction: bytes,
  debug_getBadBlocks: z.array(z.never()),
  trace_block: z.array(placedTrace),
  trace_transaction: z.array(placedTrace).nullable(),
  trace_get: placedTrace.nullable(),
  trace_filter: z.array(placedTrace),
  trace_replayTransaction: replay,
  trace_replayBlockTransactions: z.array(replay.extend({ transactionHash: hash32 })),
  trace_call: replay,
  ots_getApiLevel: z.literal(8),
  ots_hasCode: z.boolean(),
  ots_getBlockDetails: blockDetails.nullable(),
  ots_getBlockDetailsByHash: blockDetails.nullable(),
  ots_getBlockTransactions: z
    .strictObject({
      fullblock: z.looseObject({ number: uint }),
      receipts: z.array(z.looseObject({ status: uint })),
    })
    .nullable(),
  ots_getTransactionBySenderAndNonce: hash32.nullable(),
  ots_getContractCreator: z.strictObject({ hash: hash32, creator: address }).nullable(),
  ots_getInternalOperations: z
    .array(z.strictObject({ type: z.int().min(0).max(3), from: address, to: address, value: uint }))
    .nullable(),
  ots_traceTransaction: z
    .array(
      z.strictObject({
        type: z.string(),
        depth: z.int().nonnegative(),
        from: address,
        to: address.nullable(),
        value: uint.nullable(),
        input: bytes,
        output: bytes,
      }),
    )
    .nullable(),
  ots_getTransactionError: bytes.nullable(),
  eth_getLogs: z.array(log),
  eth_newFilter: uint,
  eth_newBlockFilter: uint,
  eth_newPendingTransactionFilter: uint,
  eth_getFilterChanges: z.union([z.array(hash32), z.array(log)]),
  eth_getFilterLogs: z.array(log),
  eth_uninstallFilter: z.boolean(),
  eth_subscribe: subscriptionId,
  eth_unsubscribe: z.boolean(),
  txpool_status: split(uint),
  txpool_content: split(bySender(pooledTransaction)),
  txpool_contentFrom: split(z.record(decimal, pooledTransaction)),
  txpool_inspect: split(bySender(z.string().regex(/^.+: \d+ wei \+ \d+ gas × \d+ wei$/))),
  debug_traceTransaction: trace,
  debug_traceCall: trace,
  debug_traceBlockByNumber: blockTrace,
  debug_traceBlockByHash: blockTrace,
  nova_hello: z.strictObject({ chainId: uint, genesisHash: hash32, schedule, challenge: bytes32 }),
  nova_follow: subscriptionId,
  nova_followed: z.literal(true),
  nova_getRawBlocks: z.strictObject({ head: uint, blocks: z.array(z.tuple([bytes, bytes])) }),
  nova_genesis: z.strictObject({
    chainId: z.int().positive(),
    deployer: address,
    validator: address,
    coinbase: address,
    schedule: schedule.optional(),
    hasStandardContracts: z.boolean().optional(),
  }),
  nova_peers: z.array(
    z.strictObject({
      id: address,
      client: z.string(),
      number: uint,
      connectedAt: z.iso.datetime(),
      reportedAt: z.iso.datetime(),
    }),
  ),
  nova_evidence: z.array(
    z.strictObject({
      number: z.int().nonnegative(),
      hash: hash32,
      reason: z.string().min(1),
      header: bytes,
      transaction: bytes,
      ownHeader: bytes.nullable(),
      source: z.string().min(1),
      seenAt: z.iso.datetime(),
    }),
  ),
  nova_getBlocks: z.array(z.strictObject({ block, receipts: z.array(receipt) })),
};

/** JSON-RPC 2.0's error object with Ethereum's codes; those from -38026 on belong to eth_simulateV1. */
export const errorSchema = z.strictObject({
  code: z.union([
    z.literal([3, 4, -32700, -32600, -32601, -32602, -32603]),
    z.int().min(-32099).max(-32000),
    z.int().min(-38026).max(-38010),
  ]),
  message: z.string().min(1),
  data: bytes.optional(),
});
