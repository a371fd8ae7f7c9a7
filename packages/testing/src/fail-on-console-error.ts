import { inspect } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

// A test that prints an error fails even if its assertions pass.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const printed = vi
    .mocked(console.error)
    .mock.calls.map((args) => args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg))).join(' '));
  vi.mocked(console.error).mockRestore();
  if (printed.length > 0) throw new Error(`The test printed an error:\n${printed.join('\n')}`);
});
