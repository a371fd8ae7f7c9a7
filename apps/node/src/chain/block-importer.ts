import { bytesToHex, equalBytes, type Hex } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { checkTransaction } from '../pool/check-transaction.ts';
import { EMPTY_ACCOUNT } from '../state/account.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Block } from './block.ts';
import { blockMilliseconds, type Clock } from './sealing/block-clock.ts';
import { nextEnvironmentFields } from './block-environment.ts';
import { type BlockPlan, commitPlan, executePlan } from './execute-block.ts';
import type { GroupWriter } from './sealing/group-writer.ts';
import { hasNoOwnCode } from './evm/authorizations.ts';
import type { ExecutionWatcher } from './evm/execution-watcher.ts';
import { type CreateEvm, ForkEvms } from './evm/fork-evms.ts';
import { EMPTY_TRIE } from '../state/trie.ts';
import { type ForkSchedule, isPrague, rulesAt } from './genesis/schedule.ts';
import { SharedPace } from './sealing/shared-pace.ts';
import { decodeHeader, encodeHeader, type Header } from './header.ts';
import { rootOfSingleItem } from './logs/receipt.ts';
import { BLOCK_GAS_LIMIT, FOREIGN_CLOCK_TOLERANCE_MS, MAX_CLOCK_LEAD_MS } from './genesis/rules.ts';
import { recoverSealer, unsealedExtraData } from './sealing/seal.ts';
import { decodeTransaction, maxCost, recoverSender, type Transaction } from './transaction.ts';

/** A block in transit: the header's RLP and the signed transaction, which is empty if the block has none. */
export interface RawBlock {
  header: Uint8Array;
  transaction: Uint8Array;
}

/** The transaction bytes of a block without a transaction. */
export const NO_TRANSACTION = new Uint8Array(0);

/** A block that violates the rules of this chain, or whose execution does not produce its header. */
export class InvalidBlockError extends Error {
  override name = 'InvalidBlockError';
  readonly number: number;
  readonly raw: RawBlock;
  /** RLP of the header that our own execution produced; null if the block was not executed. */
  readonly expected: Hex | null;

  constructor(
    number: number,
    reason: string,
    raw: RawBlock,
    expected: Uint8Array | null = null,
    cause?: unknown,
  ) {
    super(`block ${number}: ${reason}`, { cause });
    this.number = number;
    this.raw = raw;
    this.expected = expected === null ? null : bytesToHex(expected);
  }
}

interface ImporterOptions {
  world: WorldState;
  createEvm: CreateEvm;
  schedule: ForkSchedule;
  writer: GroupWriter;
  head: Block;
  chainId: number;
  /** The only address whose seal is accepted. */
  validator: Uint8Array;
  clock: Clock;
  watcher?: ExecutionWatcher;
}

/** Maximum number of executed blocks in memory before the importer waits for the disk. */
const MAX_QUEUED_BLOCKS = 256;

/** Imports blocks from another node: checks every rule, executes the block and compares the whole header. */
export class BlockImporter {
  readonly #options: ImporterOptions;
  readonly #pace = new SharedPace();
  readonly #evms: ForkEvms;
  #tip: Block;
  #broken: Error | null = null;

  constructor(options: ImporterOptions) {
    this.#options = options;
    this.#evms = new ForkEvms(options.createEvm, this.#pace);
    this.#tip = options.head;
  }

  /** The last executed block; it may not be durable yet. */
  get tip(): Block {
    return this.#tip;
  }

  /**
   * Imports the next block.
   * @throws InvalidBlockError; if the execution caused it, the importer accepts no further block, because
   * the state in memory no longer matches the chain.
   */
  async add(raw: RawBlock): Promise<void> {
    if (this.#broken !== null) throw this.#broken;
    const { world, writer, schedule, watcher } = this.#options;
    const { header, action } = this.#check(raw);
    const milliseconds = blockMilliseconds(header) - header.timestamp * 1000;
    const plan = {
      parent: this.#tip,
      action,
      time: { timestamp: header.timestamp, milliseconds },
      schedule,
    };
    const evm = await this.#evms.at(rulesAt(schedule, header.timestamp).fork);
    try {
      this.#pace.start();
      const receipt = await executePlan(evm, world, plan);
      const { unsealed, state } = commitPlan(world, plan, receipt);
      const expected = encodeHeader({ ...unsealed, extraData: header.extraData });
      if (!equalBytes(expected, raw.header)) {
        throw new InvalidBlockError(
          header.number,
          `execution results in a different ${listDifferences(unsealed, header)}`,
          raw,
          expected,
        );
      }
      const hash = keccak256(raw.header);
      const body = action === null || receipt === null ? null : { ...action, receipt };
      this.#tip = { header, headerRlp: raw.header, hash, state, body };
    } catch (error) {
      this.#broken = error as Error;
      throw error;
    }
    watcher?.executed(this.#tip);
    writer.add(this.#tip);
    if (writer.queuedCount >= MAX_QUEUED_BLOCKS) await writer.backlog;
  }

  #check(raw: RawBlock): { header: Header; action: BlockPlan['action'] } {
    const number = this.#tip.header.number + 1;
    const refuse = (reason: string, cause?: unknown): never => {
      throw new InvalidBlockError(number, reason, raw, null, cause);
    };
    try {
      const header = decodeHeader(raw.header);
      const error = this.#headerError(header, raw);
      if (error !== null) refuse(error);
      const { transaction } = raw;
      const root = transaction.length === 0 ? EMPTY_TRIE.hash : rootOfSingleItem(transaction);
      if (!equalBytes(root, header.transactionsRoot))
        refuse('the transaction does not match the transactions root');
      return {
        header,
        action: transaction.length === 0 ? null : this.#checkAction(header, transaction, refuse),
      };
    } catch (error) {
      if (error instanceof InvalidBlockError) throw error;
      return refuse(
        `it cannot be decoded, or its transaction is not allowed: ${(error as Error).message}`,
        error,
      );
    }
  }

  #checkAction(
    { timestamp }: Header,
    raw: Uint8Array,
    refuse: (reason: string) => never,
  ): { transaction: Transaction; sender: Uint8Array } {
    const { chainId, schedule } = this.#options;
    const transaction = decodeTransaction(raw);
    checkTransaction(transaction, chainId, rulesAt(schedule, timestamp));
    const sender = recoverSender(transaction);
    const senderError = this.#senderError(transaction, sender);
    if (senderError !== null) refuse(senderError);
    return { transaction, sender };
  }

  /** Returns the first rule that the header violates, by itself or on top of its parent, or null. */
  #headerError(header: Header, raw: RawBlock): string | null {
    const parent = this.#tip;
    const { validator, clock, schedule } = this.#options;
    const fields = nextEnvironmentFields(parent, header.timestamp, schedule);
    const milliseconds = blockMilliseconds(header);
    // Decoding drops the fields that are constant on this chain; a wrong one shows when the header is encoded
    // again.
    if (!equalBytes(encodeHeader(header), raw.header)) return 'a constant header field has a wrong value';
    if (header.number !== fields.number) return `it has number ${header.number}`;
    if (!equalBytes(header.parentHash, parent.hash)) return 'its parent is not our head block';
    if (!isSealedBy(header, validator)) return 'it is not sealed by the validator';
    const vanity = unsealedExtraData(milliseconds % 1000).subarray(0, -65);
    if (header.extraData.length !== 97 || !equalBytes(header.extraData.subarray(0, -65), vanity))
      return 'its extraData has the wrong layout';
    if (milliseconds < blockMilliseconds(parent.header)) return 'its timestamp is before its parent’s';
    if (milliseconds > clock() + MAX_CLOCK_LEAD_MS + FOREIGN_CLOCK_TOLERANCE_MS)
      return 'its timestamp is ahead of the clock';
    if (!equalBytes(header.coinbase, fields.coinbase)) return 'its coinbase is not the chain’s';
    if (header.gasLimit !== BLOCK_GAS_LIMIT) return `its gas limit is ${header.gasLimit}`;
    if (header.baseFeePerGas !== fields.baseFeePerGas) return `its base fee is ${header.baseFeePerGas}`;
    if (header.hasRequestsHash !== isPrague(rulesAt(schedule, header.timestamp).fork))
      return 'it has the header fields of a different fork';
    if (!equalBytes(header.mixHash, fields.mixHash)) return 'its mixHash does not follow from its parent';
    return null;
  }

  #senderError(transaction: Transaction, sender: Uint8Array): string | null {
    const account = this.#options.world.committedAccount(sender) ?? EMPTY_ACCOUNT;
    if (account.nonce !== transaction.nonce)
      return `the transaction has nonce ${transaction.nonce} where the sender's is ${account.nonce}`;
    if (account.balance < maxCost(transaction)) return 'the sender cannot pay for the transaction';
    if (!hasNoOwnCode(this.#options.world, account.codeHash)) return 'the sender is a contract';
    return null;
  }
}

export function isSealedBy(header: Header, validator: Uint8Array): boolean {
  try {
    return equalBytes(recoverSealer(header), validator);
  } catch {
    return false;
  }
}

function listDifferences(own: Header, announced: Header): string {
  const names = (['stateRoot', 'receiptsRoot', 'logsBloom', 'gasUsed'] as const).filter((name) => {
    const [a, b] = [own[name], announced[name]];
    return typeof a === 'bigint' || typeof b === 'bigint' ? a !== b : !equalBytes(a, b);
  });
  return names.length === 0 ? 'header' : names.join(', ');
}
