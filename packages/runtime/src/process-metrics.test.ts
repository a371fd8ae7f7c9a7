import { Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { registerProcessMetrics } from './process-metrics.ts';

test('the registries of a process share its metrics and have their own beside them', async () => {
  const registries = [new Registry(), new Registry()];
  for (const [index, registry] of registries.entries()) {
    registerProcessMetrics(registry);
    new Gauge({ name: `own_${index}`, help: 'Own', registers: [registry] }).set(7);
  }
  const [ofFirst, ofSecond] = registries.map((each) => each.getSingleMetric('nodejs_gc_duration_seconds'));
  expect(ofFirst).toBeDefined();
  expect(ofSecond).toBe(ofFirst);
  const [first, second] = await Promise.all(registries.map((registry) => registry.metrics()));
  for (const text of [first, second]) {
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toContain('nodejs_heap_size_used_bytes');
  }
  expect(first).toContain('own_0 7');
  expect(first).not.toContain('own_1');
});
