import { expect, it } from 'vitest';
import { parseRecoveryLink } from './recovery-link.ts';

it('reads the token of a mailed link and ignores every other fragment', () => {
  const token = 'A'.repeat(43);
  expect(parseRecoveryLink(`#token=${token}`)).toBe(token);
  for (const hash of ['', '#', `#token=${token}A`, `#confirm=${token}`, '#token=short'])
    expect(parseRecoveryLink(hash)).toBeNull();
});
