import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readRelease } from './read-release.ts';
import type { OperationTracer, TracedPart } from './operation-tracer.ts';

const CLOSE_TIMEOUT_MS = 2_000;

/** Predetermines the IDs of the next span, so that every process knows the root of an operation's trace. */
class PresetIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: SpanIds | null = null;

  /** Assigns these IDs to the span that `start` creates. */
  use(ids: SpanIds, start: () => Span): Span {
    this.#next = ids;
    try {
      return start();
    } finally {
      this.#next = null;
    }
  }

  generateTraceId = (): string => this.#next?.traceId ?? this.#random.generateTraceId();
  generateSpanId = (): string => this.#next?.spanId ?? this.#random.generateSpanId();
}

interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * Derives the IDs of an operation's trace and its root from the operation's ID, so that nothing must be
 * stored.
 */
const toSpanIds = (operationId: `0x${string}`): SpanIds => ({
  traceId: operationId.slice(2, 34),
  spanId: operationId.slice(34, 50),
});

/**
 * Sends traces to a collector by OTLP over HTTP.
 * @param service name of the process, such as `nova-api`
 * @param endpoint base address of the collector, such as `http://127.0.0.1:4318`
 */
export function openTracer(service: string, endpoint: string): OperationTracer {
  const ids = new PresetIds();
  const provider = new TracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': readRelease().version }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('nova');
  const finish = (span: Span, part: TracedPart) =>
    span.setAttributes(part.attributes).end(new Date(part.endedAt));
  return {
    recordRoot: (operationId, part) => {
      const start = () => tracer.startSpan(part.name, { startTime: new Date(part.startedAt), root: true });
      finish(ids.use(toSpanIds(operationId), start), part);
    },
    recordPart: (operationId, part) => {
      const parent = { ...toSpanIds(operationId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const context = trace.setSpanContext(ROOT_CONTEXT, parent);
      finish(tracer.startSpan(part.name, { startTime: new Date(part.startedAt) }, context), part);
    },
    // An unavailable collector must not delay the end of a process.
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]),
  };
}
