import type { z } from 'zod';

/**
 * An invalid variable with a description for the operator. The description never contains the value, which
 * may be a secret.
 */
export interface EnvError {
  readonly name: string;
  readonly message: string;
}

/** Describes issues that zod detects itself; a message of the schema takes precedence. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is required but not set';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? 'must be a number' : undefined;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return describeBound(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return describeBound(issue.origin, `at most ${issue.maximum}`);
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a URL with a supported scheme' : undefined;
    default:
      return undefined;
  }
}

const describeBound = (origin: string, bound: string) =>
  origin === 'string' ? `must have ${bound} characters` : `must be ${bound}`;
