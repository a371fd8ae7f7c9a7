import { ReferralsPage } from '../../features/referral/referrals-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['referral'] };
export const clientLoader = catalogueLoader('referral');
export const loader = () => null;

/** `/referrals`: invited friends, and the points they earn. */
export default function ReferralsRoute() {
  return <ReferralsPage />;
}
