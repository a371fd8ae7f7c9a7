export interface KnownWallet {
  /** EIP-6963 reverse domain name. */
  readonly id: string;
  readonly name: string;
  readonly installUrl: string;
  /** Returns a link that opens this page in the wallet's own browser, for phones. */
  readonly deepLink: (page: URL) => string;
  /** Start of a link that opens the wallet's app with a WalletConnect link, for phones. */
  readonly pairingUrl?: string;
  /** Shown in the list even if it is not installed. */
  readonly isOffered: boolean;
}

/**
 * Two wallets are offered and a third is supported
 * (requirement 18); any other announced wallet works as well.
 */
export const KNOWN_WALLETS: readonly KnownWallet[] = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    installUrl: 'https://metamask.io/download/',
    deepLink: (page) => `https://metamask.app.link/dapp/${page.host}${page.pathname}${page.search}`,
    pairingUrl: 'https://metamask.app.link/wc?uri=',
    isOffered: true,
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
    installUrl: 'https://www.coinbase.com/wallet/downloads',
    deepLink: (page) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page.href)}`,
    isOffered: true,
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    installUrl: 'https://trustwallet.com/download',
    deepLink: (page) =>
      `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(page.href)}`,
    pairingUrl: 'https://link.trustwallet.com/wc?uri=',
    isOffered: false,
  },
];
