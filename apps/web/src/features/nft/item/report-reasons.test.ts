import { NFT_REPORT_REASONS } from '@nova/shared/nft/reports';
import { expect, it } from 'vitest';
import { REPORT_REASONS } from './report-reasons.ts';

it('offers every reason that the server accepts', () => {
  expect(REPORT_REASONS).toEqual(NFT_REPORT_REASONS);
});
