import type { EVMResult } from '@ethereumjs/evm';
import { type BlockEnvironment, environmentOf, mixHashAfter } from '../../chain/block-environment.ts';
import { noteParentHash } from '../../chain/block-hash-history.ts';
import { logsBloom } from '../../chain/logs/bloom.ts';
import type { CallEvms, ScratchBench } from '../../chain/evm/call-evms.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { encodeHeader, type Header } from '../../chain/header.ts';
import { encodeConsensusReceipt } from '../../chain/logs/receipt.ts';
import { BLOCK_GAS_LIMIT } from '../../chain/genesis/rules.ts';
import { isPrague, rulesAt } from '../../chain/genesis/schedule.ts';
import { bigIntToBytes, bytesToHex, quantity } from '../../encoding/hex.ts';
import { encodeRlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { Trie } from '../../state/trie.ts';
import { overrideBlock } from '../calls/block-overrides.ts';
import { requireBlock } from '../block-tag.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { formatHeader } from '../format/format-block.ts';
import { formatLog } from '../format/format-receipt.ts';
import { formatTransaction } from '../format/format-transaction.ts';
import type { BlockTag } from '../params.ts';
import { gethWording, revertReason } from '../calls/revert.ts';
import { applyStateOverrides } from '../calls/state-overrides.ts';
import { runCall, type SimulatedCall } from './run-call.ts';
import { MAX_SIMULATED_BLOCKS, type SimulatedBlockCalls, type SimulateOptions } from './simulate-params.ts';

/** Default time between two simulated blocks in seconds, as in geth. */
const BLOCK_SECONDS = 12n;

const CODE = { blockNumber: -38020, timestamp: -38021, tooManyBlocks: -38026, execution: -32015 } as const;

/** A simulated block, or the one the simulation starts from. */
interface Parent {
  header: Pick<Header, 'number' | 'timestamp' | 'coinbase'>;
  hash: Uint8Array;
}

interface SimulatedBlock extends Parent {
  header: Header;
  calls: SimulatedCall[];
}

/** Inserts empty blocks for skipped block numbers. */
function withGaps(parent: Parent, blocks: readonly SimulatedBlockCalls[]): SimulatedBlockCalls[] {
  const filled: SimulatedBlockCalls[] = [];
  let last = BigInt(parent.header.number);
  for (const block of blocks) {
    const number = block.blockOverrides?.number ?? last + 1n;
    if (number <= last)
      throw new RpcError(CODE.blockNumber, `block numbers must be in order: ${number} <= ${last}`);
    if (number - BigInt(parent.header.number) > BigInt(MAX_SIMULATED_BLOCKS)) {
      throw new RpcError(CODE.tooManyBlocks, 'too many blocks');
    }
    while (++last < number) filled.push({ blockOverrides: null, stateOverrides: null, calls: [] });
    filled.push(block);
  }
  return filled;
}

function environmentAfter(
  chain: ChainView,
  { header, hash }: Parent,
  { blockOverrides }: SimulatedBlockCalls,
  validation: boolean,
): BlockEnvironment {
  const timestamp = blockOverrides?.time ?? BigInt(header.timestamp) + BLOCK_SECONDS;
  if (timestamp <= BigInt(header.timestamp)) {
    throw new RpcError(
      CODE.timestamp,
      `block timestamps must be in order: ${timestamp} <= ${header.timestamp}`,
    );
  }
  const rules = rulesAt(chain.schedule, Number(timestamp));
  const fields = {
    number: header.number + 1,
    timestamp: Number(timestamp),
    coinbase: header.coinbase,
    gasLimit: BLOCK_GAS_LIMIT,
    mixHash: mixHashAfter(hash),
    // Without validation, gas is free, as in eth_call.
    baseFeePerGas: validation ? rules.baseFeeWei : 0n,
  };
  return overrideBlock(environmentOf(fields), blockOverrides);
}

/** Returns the root of a trie of the items, keyed by index. */
function rootOf({ nodes }: ScratchBench, items: readonly Uint8Array[]): Uint8Array {
  const trie = new Trie(nodes);
  items.forEach((item, index) => trie.put(encodeRlp(bigIntToBytes(BigInt(index))), item));
  return trie.commit().hash;
}

function sealSimulated(
  chain: ChainView,
  bench: ScratchBench,
  parent: Parent,
  environment: BlockEnvironment,
  calls: SimulatedCall[],
): SimulatedBlock {
  const { header: around } = environment;
  let gasUsed = 0n;
  const receipts = calls.map(({ receipt, transaction }) => {
    gasUsed += receipt.gasUsed;
    return encodeConsensusReceipt({ ...receipt, gasUsed }, logsBloom(receipt.logs), transaction.type);
  });
  const header: Header = {
    parentHash: parent.hash,
    coinbase: around.coinbase.bytes,
    stateRoot: bench.world.commit().hash,
    transactionsRoot: rootOf(
      bench,
      calls.map(({ transaction }) => transaction.raw),
    ),
    receiptsRoot: rootOf(bench, receipts),
    logsBloom: logsBloom(calls.flatMap(({ receipt }) => receipt.logs)),
    number: Number(around.number),
    gasLimit: around.gasLimit,
    gasUsed,
    timestamp: Number(around.timestamp),
    extraData: new Uint8Array(0),
    mixHash: around.prevRandao ?? mixHashAfter(parent.hash),
    baseFeePerGas: around.baseFeePerGas ?? 0n,
    hasRequestsHash: isPrague(rulesAt(chain.schedule, Number(around.timestamp)).fork),
  };
  return { header, hash: keccak256(encodeHeader(header)), calls };
}

async function runBlock(
  chain: ChainView,
  bench: ScratchBench,
  parent: Parent,
  block: SimulatedBlockCalls,
  { validation, traceTransfers }: SimulateOptions,
): Promise<SimulatedBlock> {
  const environment = environmentAfter(chain, parent, block, validation);
  const { chainId } = chain;
  bench.restorePrecompiles();
  applyStateOverrides(bench, block.stateOverrides, { settles: false });
  noteParentHash(bench.world, parent, rulesAt(chain.schedule, Number(environment.header.timestamp)).fork);
  // The initial state counts as committed for the gas of the calls.
  bench.world.commit();
  const calls: SimulatedCall[] = [];
  let gasLeft = environment.header.gasLimit;
  for (const request of block.calls) {
    const settings = { chainId, environment, gasLeft, validation, traceTransfers };
    const call = await runCall(bench, request, settings);
    bench.world.commit();
    gasLeft -= call.receipt.gasUsed;
    calls.push(call);
  }
  return sealSimulated(chain, bench, parent, environment, calls);
}

function formatFailure({ execResult }: EVMResult): object | undefined {
  const { exceptionError, returnValue } = execResult;
  if (exceptionError === undefined) return undefined;
  if (exceptionError.error !== 'revert')
    return { code: CODE.execution, message: gethWording(exceptionError.error) };
  const reason = revertReason(returnValue);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return { code: RPC_CODE.reverted, message, data: bytesToHex(returnValue) };
}

function formatCalls({ header, hash, calls }: SimulatedBlock): object[] {
  let logIndex = 0;
  return calls.map(({ transaction, receipt, logs: all, result, gasBeforeRefund }, index) => {
    const error = formatFailure(result);
    const place = {
      number: header.number,
      hash,
      timestamp: header.timestamp,
      transactionHash: transaction.hash,
    };
    const logs = all.map((log) => ({
      ...formatLog(log, logIndex++, place),
      transactionIndex: quantity(index),
    }));
    return {
      returnData: bytesToHex(result.execResult.returnValue),
      logs,
      gasUsed: quantity(receipt.gasUsed),
      maxUsedGas: quantity(gasBeforeRefund),
      status: receipt.succeeded ? '0x1' : '0x0',
      ...(error !== undefined && { error }),
    };
  });
}

function formatBlock(block: SimulatedBlock, isFull: boolean): object {
  const { header, hash, calls } = block;
  const place = { header, hash };
  const encoded = calls.reduce((sum, { transaction }) => sum + transaction.raw.length, 0);
  return {
    ...formatHeader(header, hash),
    totalDifficulty: '0x0',
    size: quantity(encodeHeader(header).length + encoded),
    uncles: [],
    withdrawals: [],
    transactions: calls.map(({ transaction, sender }, index) =>
      isFull
        ? Object.assign(formatTransaction(transaction, sender, place), { transactionIndex: quantity(index) })
        : bytesToHex(transaction.hash),
    ),
    calls: formatCalls(block),
  };
}

/**
 * Implements eth_simulateV1: runs blocks of calls in sequence on a private state.
 * @throws RpcError
 */
export async function simulate(
  chain: ChainView,
  evms: CallEvms,
  options: SimulateOptions,
  tag: BlockTag,
): Promise<object[]> {
  const start = requireBlock(chain, tag);
  const blocks = withGaps(start, options.blockStateCalls);
  const { fork } = rulesAt(chain.schedule, start.header.timestamp + Number(BLOCK_SECONDS));
  return evms.useScratch({ state: start.state, fork }, async (bench) => {
    const answers: object[] = [];
    let parent: Parent = start;
    for (const block of blocks) {
      const simulated = await runBlock(chain, bench, parent, block, options);
      answers.push(formatBlock(simulated, options.returnFullTransactions));
      parent = simulated;
    }
    return answers;
  });
}
