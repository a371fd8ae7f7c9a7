import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

/**
 * Adds the metrics of this process, such as its CPU time and memory, to a registry. All registries share
 * them, because their observer of garbage collections cannot be stopped and would retain every registry.
 */
export function registerProcessMetrics(registry: Registry): void {
  if (shared === undefined) {
    shared = new Registry();
    collectDefaultMetrics({ register: shared });
  }
  for (const { name } of shared.getMetricsAsArray()) registry.registerMetric(shared.getSingleMetric(name)!);
}
