import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { CreateTokenPage } from '../../features/token/create/create-page.tsx';
import { MyTokensPage } from '../../features/token/my-tokens-page.tsx';
import { TokenDashboardPage } from '../../features/token/token-page.tsx';
import type { TokenClient } from '../../features/token/token-client.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { findPageOfRoute, type PageId } from '../../lib/site/page-registry.ts';

export const handle = { namespaces: ['token', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('token', 'form', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const loadWallet = () => import('../../features/wallet/connection/wallet-requests.ts');
const CLIENT: TokenClient = {
  send: async (call) => (await loadWallet()).sendFromWallet(call),
  showToken: async (token) => (await loadWallet()).showTokenInWallet(token),
};

const PAGE_OF: Partial<Record<PageId, (props: { client: TokenClient }) => ReactNode>> = {
  createToken: CreateTokenPage,
  myTokens: MyTokensPage,
};

/**
 * `/token`, `/create-token` and `/my-tokens`: one module,
 * because every page's first load contains each module name.
 */
export default function TokenRoute() {
  const match = useMatches().at(-1)!;
  const { id } = findPageOfRoute(match.id)!;
  const Page = PAGE_OF[id] ?? TokenDashboardPage;
  return <Page client={CLIENT} />;
}
