import { z } from 'zod';
import {
  accessList,
  address,
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

const decimal = z.string().regex(/^[0-9]+$/);
const bySender = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(checksummedAddress, z.record(decimal, entry));
const split = <Entry extends z.ZodType>(entry: Entry) => z.strictObject({ pending: entry, queued: entry });
const subscriptionId = z.string().regex(/^0x[0-9a-f]+$/);

/** What the result of each method must look like. */
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
  nova_hello: z.strictObject({ chainId: uint, genesisHash: hash32, challenge: bytes32 }),
  nova_follow: subscriptionId,
  nova_followed: z.literal(true),
  nova_getRawBlocks: z.strictObject({ head: uint, blocks: z.array(z.tuple([bytes, bytes])) }),
  nova_genesis: z.strictObject({
    chainId: z.int().positive(),
    deployer: address,
    validator: address,
    coinbase: address,
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

/** JSON-RPC 2.0's error object with Ethereum's codes. */
export const errorSchema = z.strictObject({
  code: z.union([z.literal([3, 4, -32700, -32600, -32601, -32602, -32603]), z.int().min(-32099).max(-32000)]),
  message: z.string().min(1),
  data: bytes.optional(),
});
