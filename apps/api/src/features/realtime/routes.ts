import { createRoute } from '@hono/zod-openapi';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { REALTIME_CHAIN_CHECK_MS, REALTIME_HEARTBEAT_MS } from '@nova/shared/realtime/schemas';
import { z } from 'zod';
import { readChainState } from '../../http/chain/read-chain-state.ts';
import { createAddressCounter } from '../../http/limits/address-counter.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, ACCEPTS_SESSION } from '../../http/requests/describe.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { readSession } from '../../http/access/session.ts';
import { isPrivate, readChannels } from './channels.ts';
import { type ChainControl, openEventStream, type EventStream } from './event-stream.ts';
import { readMissed } from './read-missed.ts';

const STREAMS_MAX = 5_000;
/** Maximum number of streams per client address: a browser opens one, an office behind one address many. */
const STREAMS_PER_ADDRESS_MAX = 200;

const streamRoute = createRoute({
  method: 'get',
  path: '/realtime/v1',
  tags: ['realtime'],
  summary: 'Stream events',
  description:
    'Returns a `text/event-stream` of JSON events. Read it with `fetch`, which can send the Authorization header. Every ' +
    'message has an ID; send it as `Last-Event-ID` to receive the messages missed since (the newest 500). The message ' +
    '`open` has the position at which the live part begins; `reset` means that some missed messages are not available. ' +
    '`chain` has the state of the chain whenever it changes: `is_stopped` if expected blocks are missing, `shares_blocks` if blocks contain several transactions. ' +
    'A stream with a private channel ends when its access token expires; reconnect with a new one.',
  security: ACCEPTS_SESSION,
  request: {
    query: z.object({
      channels: z
        .string()
        .max(1_000)
        .meta({ description: '`blocks`, `nfts`, `user:<own id>`, separated by commas' }),
    }),
  },
  responses: {
    200: { description: 'The stream.', content: { 'text/event-stream': { schema: z.string() } } },
    ...errorAnswers({
      400: '`invalid_input`',
      401: '`unauthorized`',
      403: '`forbidden`',
      503: '`unavailable`',
    }),
  },
});

const HEADERS = {
  'content-type': 'text/event-stream',
  // Prevents proxies from compressing or buffering, which would delay events.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // With this header, the server sends each event immediately instead of first checking whether the response
  // is short.
  'transfer-encoding': 'chunked',
  // Closed with its stream: a proxy would otherwise reuse the connection for a server that may be shutting
  // down.
  connection: 'close',
};

export interface RealtimeFeature {
  readonly router: ApiRouter;
  /** Ends all streams; clients reconnect automatically. */
  close(): void;
}

/** Creates the routes of `/realtime/v1`. */
export function createRealtime(context: ApiContext): RealtimeFeature {
  const router = createRouter();
  const streams = new Set<EventStream>();
  const places = createAddressCounter(STREAMS_PER_ADDRESS_MAX);
  const heartbeat = setInterval(
    () => streams.forEach((stream) => stream.beat()),
    REALTIME_HEARTBEAT_MS,
  ).unref();
  let chain: ChainControl = { type: 'chain', is_stopped: false, shares_blocks: false };
  const checkChain = async () => {
    if (streams.size === 0) return;
    const { state, shares_blocks: sharesBlocks } = await readChainState(context.db, context.clock());
    const isStopped = state === 'stopped';
    if (isStopped === chain.is_stopped && sharesBlocks === chain.shares_blocks) return;
    chain = { type: 'chain', is_stopped: isStopped, shares_blocks: sharesBlocks };
    for (const stream of streams) stream.reportChain(chain);
  };
  const chainCheck = setInterval(
    // Without the database nothing is known about the chain, and the last report remains.
    () =>
      void checkChain().catch((error: unknown) =>
        context.logger.warn({ err: error }, 'the chain check failed'),
      ),
    REALTIME_CHAIN_CHECK_MS,
  ).unref();

  router.openapi(streamRoute, async (c) => {
    const session = await readSession(c, context.tokens);
    const channels = readChannels(c.req.valid('query').channels, session);
    const after = readPosition(c.req.header('last-event-id'));
    // The stream of a HEAD request would never be read or ended.
    if (c.req.method === 'HEAD') return new Response(null, { headers: HEADERS });
    await consumeRate(context, RATE_RULES.streams, c.var.clientAddress);
    const release = streams.size < STREAMS_MAX ? places.take(c.var.clientAddress) : null;
    if (release === null) {
      throw new AppError(COMMON_ERRORS.unavailable, {
        message: 'Too many streams are open. Close one and try again.',
      });
    }
    const resume =
      after === null ? null : { after, readMissed: () => readMissed(context.db, channels, after) };
    let end: NodeJS.Timeout | undefined;
    const onClosed = () => {
      clearTimeout(end);
      release();
      streams.delete(stream);
      context.metrics.realtimeClients.set(streams.size);
    };
    const cutOff = () => void c.env.outgoing.destroy();
    const stream = openEventStream(context.events, channels, resume, { onClosed, cutOff });
    streams.add(stream);
    if (chain.is_stopped || chain.shares_blocks) stream.reportChain(chain);
    context.metrics.realtimeClients.set(streams.size);
    if (session && channels.some(isPrivate)) {
      end = setTimeout(() => stream.close(), session.expiresAt - context.clock());
    }
    return new Response(stream.body, { headers: HEADERS });
  });

  return {
    router,
    close() {
      clearInterval(heartbeat);
      clearInterval(chainCheck);
      for (const stream of streams) stream.close();
    },
  };
}

/** Parses the id after which a client resumes; null for a new client. @throws AppError `invalid_input` */
function readPosition(header: string | undefined): number | null {
  if (header === undefined || header === '') return null;
  if (/^\d{1,15}$/.test(header)) return Number(header);
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message: 'Last-Event-ID is not an ID of this stream. Send the ID of the last message you received.',
  });
}
