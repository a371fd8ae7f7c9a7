import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string };
}

/** A span in OTLP's JSON format, with only the fields used by tests. */
export interface SentSpan {
  /** `service.name` of the sending process. */
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SentSpan, 'service'>[] }[];
  }[];
}

export interface TraceCollector {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** Every span received so far. */
  readonly spans: readonly SentSpan[];
  close(): void;
}

/** Starts a trace collector with OTLP over HTTP that stores what it receives. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      spans.push(...readSpans(JSON.parse(body) as TraceRequest));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
}

const readSpans = ({ resourceSpans }: TraceRequest): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue;
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
  });
