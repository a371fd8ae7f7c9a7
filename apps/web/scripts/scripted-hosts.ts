/**
 * Hosts that scripts link to and that appear in no file of the build: pages to install or open a wallet, and
 * sites to share an invitation. `scripted-hosts.test.ts` compares them with the source.
 */
export const SCRIPTED_HOSTS: Readonly<Record<string, string>> = {
  'metamask.io': 'MetaMask, its download',
  'metamask.app.link': 'MetaMask, opens a page in the app',
  'www.coinbase.com': 'Coinbase Wallet, its download',
  'go.cb-w.com': 'Coinbase Wallet, opens a page in the app',
  'trustwallet.com': 'Trust Wallet, its download',
  'link.trustwallet.com': 'Trust Wallet, opens a page in the app',
  'x.com': 'shares an invitation',
  't.me': 'shares an invitation by Telegram',
  'wa.me': 'shares an invitation by WhatsApp',
};
