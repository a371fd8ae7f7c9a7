import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, type DatabaseHandle, openDatabase, openDatabaseOver } from '@nova/db/database';
import { isDatabaseAway } from '@nova/db/database-away';
import type { Logger } from '@nova/runtime/logger';
import type { Pool, PoolClient } from 'pg';
import { type ReadReason, ReplicaWatch } from './replica.ts';
import { readWrittenPosition, type WalPosition } from './wal-position.ts';

/** Milliseconds after which a read that is not answered checks whether the replica still is there. */
const SUSPECT_MS = 1_000;
/** Milliseconds after which a connection with an unanswered query is given up. */
const QUERY_MS = 15_000;
const CONNECT_MS = 1_000;
/** Errors that the primary would repeat: a statement's time limit, and values that PostgreSQL rejects. */
const SAME_ON_BOTH = /^(57014|22\w{3})$/;

/** What a client of a read already knows. */
export interface ReadClaim {
  /** Position in the log that the read must include. */
  readonly position: WalPosition | null;
  /** Newest event that the client received. */
  readonly eventId: number | null;
}

/** Result of a read's choice. `failed` is counted in addition, for a read that the primary repeated. */
export type ReadOutcome = ReadReason | 'failed';

/** Database for reads that may come from a replica. */
export interface Reads {
  /** Reads only. Uses the primary unless the replica includes everything that the reader can know. */
  readonly db: Database;
  /** Runs a request so that all its reads use the same server. */
  run<Result>(claim: ReadClaim, work: () => Result): Result;
  /** Makes all later reads include what is written now, and returns its position; null without a replica. */
  includeWrites(): Promise<WalPosition | null>;
  /** Null without a replica. */
  readonly replica: Pick<ReplicaWatch, 'readLag'> | null;
  close(): Promise<void>;
}

/** Reads from the primary only. */
export function createPlainReads(db: Database): Reads {
  return {
    db,
    replica: null,
    run: (_, work) => work(),
    includeWrites: async () => null,
    close: async () => undefined,
  };
}

/** The choice of one request. */
interface Choice {
  readonly claim: ReadClaim;
  handle?: Promise<DatabaseHandle>;
}

const NO_CLAIM: ReadClaim = { position: null, eventId: null };

/**
 * Opens the replica and returns a database that reads from it. A read goes to the primary if the replica
 * does not answer, or lacks something that this process or the client knows; it is repeated there if it fails
 * on the replica.
 */
export function openReads(options: {
  readonly primary: DatabaseHandle;
  readonly replicaUrl: string;
  readonly poolSize: number;
  readonly idleMs: number;
  readonly cachesPlans: boolean;
  readonly logger: Logger;
  /** The stream of events, which must have delivered everything that clients may know. */
  readonly events: { readonly position: number; readonly isListening: boolean };
  readonly onRead: (outcome: ReadOutcome) => void;
}): Reads {
  const { primary, logger, events, onRead } = options;
  const replica = new ReplicaWatch({ primary: primary.pool, url: options.replicaUrl, logger });
  const copy = openDatabase(options.replicaUrl, {
    name: 'nova-api reads',
    max: options.poolSize,
    idleMs: options.idleMs,
    cachesPlans: options.cachesPlans,
    connectMs: CONNECT_MS,
    queryMs: QUERY_MS,
  });
  const requests = new AsyncLocalStorage<Choice>();

  const choose = async ({ position, eventId }: ReadClaim): Promise<DatabaseHandle> => {
    const isAhead = eventId !== null && eventId > events.position;
    const reason = isAhead || !events.isListening ? 'behind' : await replica.judge(position);
    onRead(reason);
    return reason === 'caught_up' ? copy : primary;
  };
  const read = async <Result>(work: (handle: DatabaseHandle) => Promise<Result>): Promise<Result> => {
    const choice = requests.getStore() ?? { claim: NO_CLAIM };
    choice.handle ??= choose(choice.claim);
    const handle = await choice.handle;
    if (handle === primary) return work(primary);
    try {
      return await whileAnswering(replica, work(copy));
    } catch (error) {
      if (SAME_ON_BOTH.test(codeOf(error))) throw error;
      onRead('failed');
      logger.warn({ err: error }, 'a read failed on the replica and is repeated on the primary');
      choice.handle = Promise.resolve(primary);
      if (isDatabaseAway(error)) void replica.check();
      return work(primary);
    }
  };

  return {
    db: createDatabase(read),
    replica,
    run: (claim, work) => requests.run({ claim }, work),
    async includeWrites() {
      const position = await readWrittenPosition(primary.pool);
      replica.require(position);
      return position;
    },
    async close() {
      await replica.close();
      await copy.close();
    },
  };
}

/** Error of reads that were waiting when the replica stopped answering. */
class ReplicaLostError extends Error {
  override readonly name = 'ReplicaLostError';
}

/** @throws ReplicaLostError as soon as the replica does not answer, instead of waiting for a timeout */
async function whileAnswering<Result>(replica: ReplicaWatch, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => void replica.check(), SUSPECT_MS);
  let stop = () => {};
  const lost = new Promise<never>((_, reject) => {
    stop = replica.onLost(() => reject(new ReplicaLostError('The replica does not answer.')));
  });
  try {
    return await Promise.race([work, lost]);
  } finally {
    clearTimeout(timer);
    stop();
  }
}

type Read = <Result>(work: (handle: DatabaseHandle) => Promise<Result>) => Promise<Result>;

/** Returns the query interface over a choice of servers. */
function createDatabase(read: Read): Database {
  const query = (...args: Parameters<Pool['query']>) => read(({ pool }) => pool.query(...args) as never);
  // The query interface uses only this method of the pool.
  const db = openDatabaseOver({ query } as unknown as PoolClient);
  db.transaction = (work, config) => read((handle) => handle.db.transaction(work, config));
  return db;
}

function codeOf(thrown: unknown): string {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error.code;
  }
  return '';
}
