import type { z } from 'zod';

/** One variable that cannot be used, in words for whoever set it. The value is never in them: it may be a secret. */
export interface EnvError {
  readonly name: string;
  readonly message: string;
}

/** Words for what zod finds by itself; a schema's own words go before these. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is needed and not set';
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
      return issue.format === 'url' ? 'must be an address of the right kind' : undefined;
    default:
      return undefined;
  }
}

const describeBound = (origin: string, bound: string) =>
  origin === 'string' ? `must have ${bound} characters` : `must be ${bound}`;
