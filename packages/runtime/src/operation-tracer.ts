/** One section of the work on an operation. Times are milliseconds since 1970. */
export interface TracedPart {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/**
 * Records traces of operations, which are the server's chain writes: each is one trace, whose ID is the
 * start of the operation's ID. Sections are recorded when they end. Nothing here throws or waits for the
 * collector.
 */
export interface OperationTracer {
  /** Records a whole operation, from its acceptance to its block. */
  recordRoot(operationId: `0x${string}`, part: TracedPart): void;
  recordPart(operationId: `0x${string}`, part: TracedPart): void;
  /** Sends what has been recorded but not sent. */
  close(): Promise<void>;
}

export const NO_TRACER: OperationTracer = {
  recordRoot: () => undefined,
  recordPart: () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Starts the tracer of a process; it does nothing without an endpoint. The library is loaded only if needed.
 */
export async function startTracer(service: string, endpoint: string | undefined): Promise<OperationTracer> {
  if (endpoint === undefined) return NO_TRACER;
  const { openTracer } = await import('./tracing.ts');
  return openTracer(service, endpoint);
}
