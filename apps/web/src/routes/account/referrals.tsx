import { ReferralsPage } from '../../features/referral/referrals-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['referral'] };
export const clientLoader = catalogueLoader('referral');
export const loader = () => null;

/** `/referrals`: friends, and what they bring. */
export default function ReferralsRoute() {
  return <ReferralsPage />;
}
