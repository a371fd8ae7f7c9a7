import { KEEP_ALIVE } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { Client } from 'pg';

const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 5_000;

export interface Listening {
  /** False while the connection is lost and notifications may be missed. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/**
 * Listens to a PostgreSQL channel on one connection, and reconnects until it is closed. `onWake` is called
 * for every notification and after every (re)connect, because notifications in between are lost.
 */
export async function listenTo(options: {
  url: string;
  channel: string;
  onWake: () => void;
  logger: Logger;
}): Promise<Listening> {
  let isClosed = false;
  let isListening = false;
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = RETRY_FIRST_MS;

  const reconnectLater = () => {
    if (isClosed) return;
    retry = setTimeout(() => void connect().catch(reconnectLater), waitMs);
    waitMs = Math.min(waitMs * 2, RETRY_MAX_MS);
  };
  const connect = async () => {
    const client = new Client({
      connectionString: options.url,
      application_name: 'nova-api events',
      ...KEEP_ALIVE,
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      isListening = false;
      options.logger.warn({ err: error, channel: options.channel }, 'listening connection lost');
      void end(client);
      reconnectLater();
    };
    client.on('notification', options.onWake);
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
    client.on('error', lose);
    client.on('end', () => lose());
    current = client;
    waitMs = RETRY_FIRST_MS;
    if (isClosed) return client.end();
    isListening = true;
    options.onWake();
    return undefined;
  };
  await connect();
  return {
    get isListening() {
      return isListening;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      if (current) await end(current);
    },
  };
}

// A lost connection cannot be closed properly.
async function end(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}
