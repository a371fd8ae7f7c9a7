/**
 * Other sites that a script leads to, which no file of the build shows: where a wallet is installed or opened on a
 * phone, and where an invitation is shared. `scripted-hosts.test.ts` compares it with the source.
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
