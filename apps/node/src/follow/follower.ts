import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { InvalidBlockError, isSealedBy, type RawBlock } from '../chain/block-importer.ts';
import type { Chain } from '../chain/chain.ts';
import { decodeHeader } from '../chain/header.ts';
import { type ForkSchedule, isSameSchedule, scheduleSchema } from '../chain/genesis/schedule.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { bytesToHex, equalBytes, type Hex, hexToBytes, quantity } from '../encoding/hex.ts';
import type { EvidenceFolder } from './evidence.ts';
import type { FollowerIdentity } from './follower-identity.ts';
import { ValidatorConnection } from './validator-connection.ts';

/** Number of blocks per request. */
const BATCH_BLOCKS = 250;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
const REPORT_EVERY_MS = 1_000;
/**
 * Milliseconds of silence before the follower reports to test the connection; also keeps an idle follower
 * counted.
 */
const IDLE_REPORT_MS = 20_000;

const hex = z.string().regex(/^0x([0-9a-f]{2})*$/);
const number = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/)
  .transform((value) => Number(value));
const helloSchema = z.object({
  genesisHash: hex,
  challenge: hex,
  schedule: scheduleSchema.default({}),
});
const batchSchema = z.object({ head: number, blocks: z.array(z.tuple([hex, hex])) });
type Batch = z.output<typeof batchSchema>;
const noticeSchema = z.object({ number, hash: hex });

/** Following ended permanently because the validator sends a different chain. */
export class FollowingHaltedError extends Error {
  override name = 'FollowingHaltedError';
}

/** The address serves another chain, or one whose rules have diverged. */
export class ForeignGenesisError extends Error {
  override name = 'ForeignGenesisError';
}

interface FollowerOptions {
  /** URL (ws or wss) of the validator or another follower. */
  url: string;
  chain: Chain;
  identity: FollowerIdentity;
  evidence: EvidenceFolder;
  client: string;
  logger: Logger;
  /** Called once if following ends permanently. */
  onHalt: (error: Error) => void;
}

/**
 * Keeps a chain in sync with its validator: catches up in batches, then block by block, and verifies
 * everything.
 */
export class Follower {
  readonly #options: FollowerOptions;
  #connection: ValidatorConnection | null = null;
  #remoteHead = 0;
  /** Activation times of the validator's rules. */
  #remoteSchedule: ForkSchedule = {};
  #wake: () => void = () => {};
  #stopped = false;
  #halted = false;
  #running: Promise<void> = Promise.resolve();
  #reportedAt = 0;
  #reported = -1;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** Null while disconnected. */
  get connection(): ValidatorConnection | null {
    return this.#connection;
  }

  get isHalted(): boolean {
    return this.#halted;
  }

  /** Number of the validator's known blocks that this node lacks. */
  get lag(): number {
    return Math.max(0, this.#remoteHead - this.#options.chain.head.header.number);
  }

  /** The answer of `eth_syncing`: false when in sync. */
  get syncing(): object | false {
    if (this.lag === 0) return false;
    const current = quantity(this.#options.chain.head.header.number);
    return { startingBlock: '0x0', currentBlock: current, highestBlock: quantity(this.#remoteHead) };
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#connection?.close();
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { logger, url } = this.#options;
    let pause = FIRST_RETRY_MS;
    while (!this.#stopped) {
      try {
        await this.#followOnce(() => (pause = FIRST_RETRY_MS));
      } catch (error) {
        if (error instanceof FollowingHaltedError || error instanceof ForeignGenesisError) {
          this.#halt(error);
          return;
        }
        if (!this.#stopped) logger.warn({ url, reason: (error as Error).message }, 'not connected; retrying');
      }
      this.#connection = null;
      if (!this.#stopped) await sleep(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, LAST_RETRY_MS);
    }
  }

  #halt(error: Error): void {
    this.#halted = true;
    this.#stopped = true;
    this.#connection?.close();
    this.#options.logger.fatal({ err: error }, 'following stops');
    this.#options.onHalt(error);
  }

  /** Follows over one connection until it closes or following ends. */
  async #followOnce(onFollowing: () => void): Promise<void> {
    const notices: { number: number; hash: string }[] = [];
    const connection = await ValidatorConnection.open(this.#options.url, (result) => {
      const notice = noticeSchema.safeParse(result);
      if (!notice.success) return;
      this.#remoteHead = Math.max(this.#remoteHead, notice.data.number);
      notices.push(notice.data);
      this.#wake();
    });
    try {
      await this.#introduce(connection);
      this.#connection = connection;
      onFollowing();
      this.#options.logger.info({ url: this.#options.url, head: this.#remoteHead }, 'following');
      void connection.closed.then(() => this.#wake());
      while (connection.isOpen && !this.#stopped) {
        await this.#catchUp(connection);
        for (const notice of notices.splice(0)) await this.#checkKnown(connection, notice);
        await this.#report(connection);
        if (notices.length > 0 || this.#remoteHead > this.#tipNumber) continue;
        const quiet = new AbortController();
        await Promise.race([
          new Promise<void>((resolve) => (this.#wake = resolve)),
          sleep(
            this.#reported === this.#options.chain.head.header.number ? IDLE_REPORT_MS : REPORT_EVERY_MS,
            undefined,
            { ref: false, signal: quiet.signal },
          ).catch(() => {}),
        ]);
        quiet.abort();
      }
    } finally {
      connection.close();
    }
  }

  get #tipNumber(): number {
    return this.#options.chain.tip.header.number;
  }

  /** Requires the same genesis and the same blocks as far as both have them, then registers as a follower. */
  async #introduce(connection: ValidatorConnection): Promise<void> {
    const { chain, identity, client } = this.#options;
    const hello = helloSchema.parse(await connection.call('nova_hello'));
    const own = bytesToHex(chain.genesis.hash);
    if (hello.genesisHash !== own) {
      throw new ForeignGenesisError(
        `${this.#options.url} has genesis ${hello.genesisHash}, but this folder follows ${own}. Follow that chain in another NOVA_DATA_DIR.`,
      );
    }
    this.#remoteSchedule = hello.schedule;
    if (this.#rulesDiffer !== null) this.#options.logger.warn(this.#rulesDiffer);
    await chain.settled();
    this.#remoteHead = await readHead(connection);
    const common = Math.min(this.#remoteHead, this.#tipNumber);
    if (common > 0) await this.#compare(connection, common);
    const signature = identity.sign(chain.genesis.hash, hexToBytes(hello.challenge));
    const head = { number: quantity(common), hash: bytesToHex(chain.blocks.byNumber(common)!.hash) };
    await connection.call('nova_follow', [{ signature: bytesToHex(signature), client, head }]);
    // Blocks sealed before the registration are not notified, so the head is read once more.
    this.#remoteHead = Math.max(this.#remoteHead, await readHead(connection));
    if (this.#remoteHead < this.#tipNumber) {
      this.#options.logger.warn(
        { validator: this.#remoteHead, own: this.#tipNumber },
        'the validator is behind this follower and may have lost acknowledged blocks',
      );
    }
  }

  /** Instruction for an operator whose activation times differ from the validator's; null if they agree. */
  get #rulesDiffer(): string | null {
    const own = this.#options.chain.schedule;
    if (isSameSchedule(own, this.#remoteSchedule)) return null;
    return `${this.#options.url} schedules forks as ${JSON.stringify(this.#remoteSchedule)}, but this follower as ${JSON.stringify(own)}. Set BASE_FEE_TIME, PRAGUE_TIME and OSAKA_TIME to the validator's values before the next fork.`;
  }

  /** Fetches and imports all missing blocks; the next batch is fetched while one is executed. */
  async #catchUp(connection: ValidatorConnection): Promise<void> {
    const { chain } = this.#options;
    const fetch = async (from: number): Promise<Batch> =>
      batchSchema.parse(await connection.call('nova_getRawBlocks', [quantity(from), quantity(BATCH_BLOCKS)]));
    let next: Promise<Batch> | null = null;
    while (this.#remoteHead > this.#tipNumber && !this.#stopped) {
      const batch: Batch = await (next ?? fetch(this.#tipNumber + 1));
      this.#remoteHead = Math.max(this.#remoteHead, batch.head);
      if (batch.blocks.length === 0) return;
      const end = this.#tipNumber + batch.blocks.length;
      next = batch.head > end ? fetch(end + 1) : null;
      next?.catch(() => {});
      for (const [header, transaction] of batch.blocks) {
        if (this.#stopped) return;
        await this.#import({ header: hexToBytes(header), transaction: hexToBytes(transaction) });
      }
      await this.#report(connection);
    }
    await chain.settled();
  }

  async #import(raw: RawBlock): Promise<void> {
    try {
      await this.#options.chain.importer!.add(raw);
    } catch (error) {
      if (!(error instanceof InvalidBlockError))
        throw new FollowingHaltedError('a block could not be executed', { cause: error });
      if (this.#rulesDiffer !== null) throw new ForeignGenesisError(this.#rulesDiffer, { cause: error });
      throw this.#saveEvidence(error.number, error.message, raw, error.expected);
    }
  }

  /** Checks that a block at a known height is the one this node has. */
  async #checkKnown(
    connection: ValidatorConnection,
    { number, hash }: { number: number; hash: string },
  ): Promise<void> {
    if (number > this.#tipNumber) return;
    const own = this.#options.chain.blocks.byNumber(number);
    if (own !== undefined && bytesToHex(own.hash) !== hash) await this.#compare(connection, number);
  }

  async #compare(connection: ValidatorConnection, number: number): Promise<void> {
    const { chain } = this.#options;
    const answer = batchSchema.parse(await connection.call('nova_getRawBlocks', [quantity(number), '0x1']));
    const [announced] = answer.blocks;
    const own = chain.blocks.byNumber(number);
    if (announced === undefined || own === undefined) return;
    const raw = { header: hexToBytes(announced[0]), transaction: hexToBytes(announced[1]) };
    if (equalBytes(keccak256(raw.header), own.hash)) return;
    throw this.#saveEvidence(number, conflictReason(number, raw, chain), raw, bytesToHex(own.headerRlp));
  }

  #saveEvidence(number: number, reason: string, raw: RawBlock, ownHeader: Hex | null): FollowingHaltedError {
    const file = this.#options.evidence.keep({
      number,
      reason,
      header: bytesToHex(raw.header),
      transaction: bytesToHex(raw.transaction),
      ownHeader,
      source: this.#options.url,
      seenAt: new Date(this.#options.chain.clock()).toISOString(),
    });
    return new FollowingHaltedError(`${reason}; the evidence is in ${file}`);
  }

  async #report(connection: ValidatorConnection): Promise<void> {
    const { chain } = this.#options;
    const now = Date.now();
    if (now - this.#reportedAt < REPORT_EVERY_MS) return;
    this.#reportedAt = now;
    const { header, hash } = chain.head;
    if (header.number > this.#remoteHead) return;
    this.#reported = header.number;
    await connection.call('nova_followed', [{ number: quantity(header.number), hash: bytesToHex(hash) }]);
  }
}

async function readHead(connection: ValidatorConnection): Promise<number> {
  return batchSchema.parse(await connection.call('nova_getRawBlocks', ['0x0', '0x0'])).head;
}

function conflictReason(number: number, raw: RawBlock, chain: Chain): string {
  try {
    const sealed = isSealedBy(decodeHeader(raw.header), chain.genesisConfig.validator);
    if (sealed) return `block ${number}: the validator sealed a second block at this height`;
  } catch {
    // An unreadable header has no signer.
  }
  return `block ${number}: the remote node has a different block at this height, not sealed by the validator`;
}
