import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaLag } from './replica.ts';
import type { ReadOutcome } from './reads.ts';

/** Adds the metrics of reads from a replica. Returns the function that counts one read. */
export function addReadMetrics(
  registry: Registry,
  readLag: () => Promise<ReplicaLag>,
): (outcome: ReadOutcome) => void {
  const registers = [registry];
  const reads = new Counter({
    name: 'nova_api_reads_total',
    help: 'Requests of the explorer by the server that they read from, and why; failed: repeated on the primary',
    labelNames: ['target', 'reason'],
    registers,
  });
  const isUsable: Gauge = new Gauge({
    name: 'nova_api_replica_usable',
    help: '1 if the replica answers, 0 if all reads use the primary',
    registers,
    collect: async () => isUsable.set((await readLag()).isUsable ? 1 : 0),
  });
  const lag: Gauge = new Gauge({
    name: 'nova_api_replica_lag_seconds',
    help: 'Age of the newest change on the replica, 0 if it has replayed everything; NaN while it does not answer',
    registers,
    collect: async () => lag.set((await readLag()).seconds ?? Number.NaN),
  });
  return (outcome) => reads.inc({ target: outcome === 'caught_up' ? 'replica' : 'primary', reason: outcome });
}
