import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** How zod begins the messages that it writes itself; everything else is a sentence of our own schemas. */
const WRITTEN_BY_ZOD = /^(?:Invalid |Too (?:small|big)|Unrecognized key)/;
const UNIT: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };
const TYPE: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMAT: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  url: 'must be a URL',
  uuid: 'must be a UUID',
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
  date: 'must be a day such as 2026-01-31',
};

/** One wrong field of a request as a sentence for its sender. Never names the value that was sent. */
export function describeInputIssue(issue: Issue): string {
  const field = issue.path.length === 0 ? 'The input' : issue.path.join('.');
  if (!WRITTEN_BY_ZOD.test(issue.message)) return joinMessage(field, issue.message);
  return `${field} ${predicateOf(issue)}.`;
}

/** A message of a schema is either a predicate ("must be a 20-byte address") or a sentence of its own. */
function joinMessage(field: string, message: string): string {
  if (!/^[a-z]/.test(message)) return `${field}: ${message}`;
  return `${field} ${message}${message.endsWith('.') ? '' : '.'}`;
}

function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is required';
      return `must be ${TYPE[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNIT[issue.origin] ?? ''}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${UNIT[issue.origin] ?? ''}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return FORMAT[issue.format] ?? 'does not have the expected format';
    case 'invalid_union':
      return 'does not have one of the accepted forms';
    case 'invalid_key':
      return 'has a name that is not accepted';
    default:
      return 'is not valid';
  }
}
