import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@nova/db/database';
import { apiKeys, apiKeyUse } from '@nova/db/schema/account';
import type { Logger } from '@nova/runtime/logger';
import { API_KEY_FORM, API_KEY_PREFIX, type ApiKind } from '@nova/shared/api-key/constants';
import { eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { Clock } from '../clock.ts';

/** Milliseconds for which a looked-up key is trusted: a revoked one works at most that long. */
const KNOWN_MS = 5_000;
/** Looked-up keys, known or not, that are kept in memory. */
const KNOWN_MAX = 10_000;
/** Milliseconds between writes of what was counted. */
const FLUSH_MS = 5_000;
const HINT_CHARS = 7;

/** Creates a key, which is shown once and stored as a hash. */
export function createApiKey(): { key: string; keyHash: Hex; hint: string } {
  const key = API_KEY_PREFIX + randomBytes(24).toString('base64url');
  return { key, keyHash: hashKey(key), hint: key.slice(0, HINT_CHARS) };
}

/** The key has 192 random bits, so a fast hash is as safe as a slow one. */
const hashKey = (key: string): Hex => `0x${createHash('sha256').update(key).digest('hex')}`;

/** Finds API keys and counts their requests. */
export interface ApiKeys {
  /** Returns the ID of a key; null if it does not exist or was revoked. */
  find(key: string): Promise<string | null>;
  /** Counts requests of a key, in memory until the next write. */
  count(keyId: string, api: ApiKind, counts: { requests?: number; refused?: number }): void;
  /** Forgets a key, so that revoking it takes effect at once in this process. */
  forget(keyId: string): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  readonly keyId: string;
  readonly day: string;
  readonly api: ApiKind;
  requests: number;
  refused: number;
}

export function createApiKeys(db: Database, clock: Clock, logger: Logger): ApiKeys {
  const known = new Map<string, { readonly keyId: string | null; readonly untilMs: number }>();
  let counts = new Map<string, Count>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const counted = [...counts.values()];
    if (counted.length === 0) return;
    counts = new Map();
    try {
      await addUse(db, counted, new Date(clock()));
    } catch (error) {
      // What was counted is kept for the next write.
      for (const { keyId, day, api, requests, refused } of counted) add(keyId, day, api, requests, refused);
      logger.warn({ err: error }, 'the use of API keys could not be stored');
    }
  }

  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function add(keyId: string, day: string, api: ApiKind, requests: number, refused: number): void {
    const name = `${keyId} ${day} ${api}`;
    const count = counts.get(name) ?? { keyId, day, api, requests: 0, refused: 0 };
    count.requests += requests;
    count.refused += refused;
    counts.set(name, count);
  }

  return {
    async find(key) {
      if (!API_KEY_FORM.test(key)) return null;
      const hash = hashKey(key);
      const cached = known.get(hash);
      if (cached && clock() < cached.untilMs) return cached.keyId;
      const [row] = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.keyHash, hash));
      if (known.size >= KNOWN_MAX) known.clear();
      known.set(hash, { keyId: row?.id ?? null, untilMs: clock() + KNOWN_MS });
      return row?.id ?? null;
    },
    count(keyId, api, { requests = 0, refused = 0 }) {
      add(keyId, new Date(clock()).toISOString().slice(0, 10), api, requests, refused);
    },
    forget(keyId) {
      for (const [hash, entry] of known) if (entry.keyId === keyId) known.delete(hash);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Adds to the stored counts of keys that still exist. */
async function addUse(db: Database, counted: readonly Count[], now: Date): Promise<void> {
  const given = sql.param(JSON.stringify(counted));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as row ("keyId" uuid, day date, api text, requests bigint, refused bigint)
    ), used as (
      update ${apiKeys} set last_used_at = ${now.toISOString()}::timestamptz
      where id in (select "keyId" from given)
    )
    insert into ${apiKeyUse} as stored (key_id, day, api, requests, refused)
    select "keyId", day, api, requests, refused from given
    where exists (select from ${apiKeys} where id = "keyId")
    on conflict (key_id, day, api) do update
      set requests = stored.requests + excluded.requests, refused = stored.refused + excluded.refused`);
}
