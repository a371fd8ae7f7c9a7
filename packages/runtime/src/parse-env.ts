import type { z } from 'zod';
import { describeIssue, describeIssues, type EnvError } from './describe-issue.ts';
import { findUnknownNames } from './unknown-names.ts';

/** The configuration is invalid: nothing was started, and a retry will not help. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Another program uses an address: it listens at our port, or serves another chain where our node was. At a first
 * start, the setting is wrong; later, the program may go away again.
 */
export class OccupiedAddressError extends ConfigurationError {}

/** Invalid variables, as a list for callers that show each one. */
export class EnvironmentError extends ConfigurationError {
  readonly errors: readonly EnvError[];

  constructor(errors: readonly EnvError[]) {
    const lines = errors.map(({ name, message }) => `  ${name}: ${message}`);
    super(`The configuration has ${errors.length === 1 ? 'an error' : 'errors'}:\n${lines.join('\n')}`);
    this.errors = errors;
  }
}

/**
 * Reads the environment once. A blank variable counts as not set: as a number it would be 0, which turns some
 * limits off. All errors are reported together, including unknown NOVA_* names, each with the variable's name
 * and never its value, which may be a secret.
 * @throws EnvironmentError
 */
export function parseEnv<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.output<T> {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const unknown = findUnknownNames(nonEmpty);
  const result = schema.safeParse(nonEmpty, { error: describeIssue });
  if (result.success && unknown.length === 0) return result.data;
  throw new EnvironmentError([...unknown, ...describeIssues(result.error?.issues ?? [], nonEmpty)]);
}
