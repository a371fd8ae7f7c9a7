import { TOKEN_REPORT_REASONS } from '@nova/shared/token/reports';
import { expect, it } from 'vitest';
import { REASONS } from './token-report-reasons.ts';

it('offers every reason that the server accepts', () => {
  expect(REASONS).toEqual(TOKEN_REPORT_REASONS);
});
