import { Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { registerProcessMetrics } from './process-metrics.ts';

test('several registries of a process contain its metrics beside their own', async () => {
  const registries = [new Registry(), new Registry()];
  for (const [index, registry] of registries.entries()) {
    registerProcessMetrics(registry);
    new Gauge({ name: `own_${index}`, help: 'Own', registers: [registry] }).set(7);
  }
  const [first, second] = await Promise.all(registries.map((registry) => registry.metrics()));
  for (const text of [first, second]) {
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toContain('nodejs_heap_size_used_bytes');
  }
  expect(first).toContain('own_0 7');
  expect(first).not.toContain('own_1');
});
