import { collectDefaultMetrics, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * Adds the metrics of this process, such as its CPU time and memory, to a registry. All registries share
 * them, because their observer of garbage collections cannot be stopped and would retain every registry.
 */
export function registerProcessMetrics(registry: Registry): void {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  for (const { name } of ofProcess.getMetricsAsArray())
    registry.registerMetric(ofProcess.getSingleMetric(name)!);
}
