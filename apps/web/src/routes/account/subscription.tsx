import { SubscriptionPage } from '../../features/whitelist/subscription-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['lists'] };
export const clientLoader = catalogueLoader('lists');
export const loader = () => null;

/** `/subscription`: confirms and cancels sign-ups for whitelist and newsletter. */
export default function SubscriptionRoute() {
  return <SubscriptionPage />;
}
