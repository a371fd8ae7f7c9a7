/** One stretch of the work on an operation. Times are milliseconds since 1970. */
export interface TracedPart {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/**
 * Writes traces of operations, the chain writes of the server: each is one trace, whose id begins the operation's id.
 * Parts are recorded when they are over. Nothing here throws or waits for the collector.
 */
export interface OperationTracer {
  /** The whole of an operation, from its acceptance to its block. */
  recordRoot(operationId: `0x${string}`, part: TracedPart): void;
  recordPart(operationId: `0x${string}`, part: TracedPart): void;
  /** Sends what was recorded and not sent yet. */
  close(): Promise<void>;
}

export const NO_TRACER: OperationTracer = {
  recordRoot: () => undefined,
  recordPart: () => undefined,
  close: () => Promise.resolve(),
};

/** The tracer of a process: none without an address. The library is loaded only where it is used. */
export async function startTracer(service: string, endpoint: string | undefined): Promise<OperationTracer> {
  if (endpoint === undefined) return NO_TRACER;
  const { openTracer } = await import('./tracing.ts');
  return openTracer(service, endpoint);
}
