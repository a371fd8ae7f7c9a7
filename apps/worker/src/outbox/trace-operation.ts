import type { OutboxLane } from '@nova/db/schema/outbox';
import type { OperationTracer } from '@nova/runtime/operation-tracer';
import type { DoneOperation } from './lane-options.ts';

/** Records the trace of a completed operation: its time in the outbox and on the chain. */
export function traceOperation(tracer: OperationTracer, lane: OutboxLane, operation: DoneOperation): void {
  const { operationId, enqueuedAt, sentAt, doneAt } = operation;
  const attributes = { 'nova.lane': lane, 'nova.transaction': operation.transactionHash };
  tracer.recordRoot(operationId, {
    name: operation.kind,
    startedAt: enqueuedAt,
    endedAt: doneAt,
    attributes,
  });
  if (sentAt === null) return;
  tracer.recordPart(operationId, { name: 'outbox', startedAt: enqueuedAt, endedAt: sentAt, attributes });
  tracer.recordPart(operationId, { name: 'seal', startedAt: sentAt, endedAt: doneAt, attributes });
}
