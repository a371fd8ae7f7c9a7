import type { z } from 'zod';
import { describeIssue, type EnvError } from './describe-issue.ts';
import { findUnknownNames } from './unknown-names.ts';

/** Faults in the configuration: nothing was started, and trying again will not help. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Variables that cannot be used, each by itself for whoever wants to list them. */
export class EnvironmentError extends ConfigurationError {
  readonly errors: readonly EnvError[];

  constructor(errors: readonly EnvError[]) {
    const lines = errors.map(({ name, message }) => `  ${name}: ${message}`);
    super(`The configuration has ${errors.length === 1 ? 'a fault' : 'faults'}:\n${lines.join('\n')}`);
    this.errors = errors;
  }
}

/**
 * Reads the environment once. All faults are reported together, unknown NOVA_* names included, each with the
 * variable's name and never its value, which may be a secret.
 * @throws EnvironmentError
 */
export function parseEnv<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.output<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const unknown = findUnknownNames(given);
  const result = schema.safeParse(given, { error: describeIssue });
  if (result.success && unknown.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  throw new EnvironmentError([
    ...unknown,
    ...issues.map((issue) => ({ name: issue.path.join('.'), message: issue.message })),
  ]);
}
