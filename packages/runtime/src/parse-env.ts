import type { z } from 'zod';

/** Faults in the configuration: nothing was started, and trying again will not help. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the environment once. All faults are reported together, each with the variable's name and never its value,
 * which may be a secret.
 * @throws ConfigurationError
 */
export function parseEnv<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.output<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(
    `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.join('\n')}`,
  );
}
