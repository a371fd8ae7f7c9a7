import type { Pool } from 'pg';
import { registerProcessMetrics } from '@nova/runtime/process-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of `/metrics`. One registry per API, so that several can run in one process. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'method' | 'route' | 'status'>;
  readonly duration: Histogram<'method' | 'route'>;
  readonly realtimeClients: Gauge;
  readonly rpcSockets: Gauge;
}

/** Buckets in seconds, narrow below 250 ms, where the latency targets of this system lie. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  registerProcessMetrics(registry);
  const connections: Gauge = new Gauge({
    name: 'nova_api_database_connections',
    help: 'Connections of the pool by state; waiting: requests waiting for a connection',
    labelNames: ['state'],
    registers,
    collect: () => {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    registry,
    requests: new Counter({
      name: 'nova_api_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'nova_api_request_duration_seconds',
      help: 'Time from the first byte of a request to its response',
      labelNames: ['method', 'route'],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    realtimeClients: new Gauge({
      name: 'nova_api_realtime_clients',
      help: 'Open event streams',
      registers,
    }),
    rpcSockets: new Gauge({ name: 'nova_api_rpc_sockets', help: 'Open JSON-RPC WebSockets', registers }),
  };
}
