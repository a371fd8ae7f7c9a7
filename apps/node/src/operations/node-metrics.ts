import { registerProcessMetrics } from '@nova/runtime/process-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Chain } from '../chain/chain.ts';
import type { EvidenceFolder } from '../follow/evidence.ts';
import type { Follower } from '../follow/follower.ts';
import type { Peers } from '../follow/peers.ts';
import type { RpcMethods } from '../rpc/method.ts';

interface MetricsOptions {
  chain: Chain;
  peers: Peers;
  evidence: EvidenceFolder;
  follower: Follower | null;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The node's Prometheus metrics. Gauges are computed on request. */
export class NodeMetrics {
  readonly registry = new Registry();
  readonly #calls: Histogram<'method' | 'outcome'>;

  constructor({ chain, peers, evidence, follower }: MetricsOptions) {
    const registers = [this.registry];
    registerProcessMetrics(this.registry);
    const gauge = (name: string, help: string, read: () => number): void => {
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('nova_head_number', 'Number of the last durable block', () => chain.head.header.number);
    gauge(
      'nova_head_timestamp_seconds',
      'Timestamp of the last durable block',
      () => chain.head.header.timestamp,
    );
    gauge('nova_heartbeat_blocks', 'Blocks without a transaction since the start', () => chain.heartbeats);
    gauge('nova_pool_ready', 'Pooled transactions that can be sealed now', () => chain.pool.counts.ready);
    gauge('nova_pool_waiting', 'Pooled transactions that wait for a nonce', () => chain.pool.counts.waiting);
    gauge('nova_store_bytes', 'Size of the chain store on disk', () => chain.storeSize);
    gauge('nova_followers', 'Connected followers with a proven copy of this chain', () => peers.count);
    gauge('nova_state_oldest_block', 'Oldest block whose state can be read', () => chain.pruner.oldestState);
    gauge(
      'nova_prune_backlog_blocks',
      'Blocks whose old state has not been deleted yet',
      () => chain.pruner.backlog,
    );
    gauge('nova_pruned_trie_nodes', 'Trie nodes deleted since the start', () => chain.pruner.deletedNodes);
    gauge(
      'nova_evidence',
      'Blocks stored as evidence of misbehavior of the validator',
      () => evidence.list().length,
    );
    if (follower !== null) {
      gauge(
        'nova_follower_lag_blocks',
        'Blocks of the validator that this follower lacks',
        () => follower.lag,
      );
      gauge('nova_follower_connected', '1 while connected to the validator', () =>
        Number(follower.connection !== null),
      );
      gauge('nova_follower_halted', '1 when following has stopped permanently', () =>
        Number(follower.isHalted),
      );
    }
    const blocks = new Counter({
      name: 'nova_blocks_total',
      help: 'Blocks made durable since the start',
      registers,
    });
    const fsync = new Histogram({
      name: 'nova_write_seconds',
      help: 'Synced write of a group of blocks',
      buckets: SECONDS,
      registers,
    });
    chain.events.on('group', (group) => {
      blocks.inc(group.blocks);
      fsync.observe(group.seconds);
    });
    this.#calls = new Histogram({
      name: 'nova_rpc_seconds',
      help: 'JSON-RPC calls by method and outcome',
      labelNames: ['method', 'outcome'],
      buckets: SECONDS,
      registers,
    });
  }

  /**
   * Wraps the methods to measure their calls. Unknown methods never get here, which limits the number of
   * labels.
   */
  meter(methods: RpcMethods): RpcMethods {
    return Object.fromEntries(
      Object.entries(methods).map(([method, { call }]) => [
        method,
        {
          call: async (params, context) => {
            const end = this.#calls.startTimer({ method });
            try {
              const result = await call(params, context);
              end({ outcome: 'ok' });
              return result;
            } catch (error) {
              end({ outcome: 'error' });
              throw error;
            }
          },
        },
      ]),
    );
  }
}
