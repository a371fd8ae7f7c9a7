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
      if (issue.expected === 'int') return 'must be a whole number';
      return issue.expected === 'number' ? 'must be a number' : undefined;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return describeBound(
        issue.origin,
        `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`,
      );
    case 'too_big':
      return describeBound(issue.origin, `at most ${issue.maximum}`);
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a URL with a supported scheme' : undefined;
    default:
      return undefined;
  }
}

/**
 * Returns one error for each variable, because several rules can reject the same value: the last one, which
 * is the narrowest. An error after the first entry of a list names the entry.
 */
export function describeIssues(issues: readonly z.core.$ZodIssue[], source: NodeJS.ProcessEnv): EnvError[] {
  const messages = new Map<string, string>();
  for (const { code, path, message } of issues) {
    const [name, entry] = path;
    // The message of a rule describes a value, even where there is none.
    if (code === 'invalid_type' && source[String(name)] === undefined) {
      messages.set(String(name), 'is required but not set');
      continue;
    }
    const place = typeof entry === 'number' && entry > 0 ? `; entry ${entry + 1} is not` : '';
    messages.set(String(name), `${message}${place}`);
  }
  return [...messages].map(([name, message]) => ({ name, message }));
}

const describeBound = (origin: string, bound: string) =>
  origin === 'string' ? `must have ${bound} characters` : `must be ${bound}`;
