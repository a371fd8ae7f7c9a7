import { ADMIN_TOKEN_KEY } from '@nova/shared/admin/contract';
import { DEMO_SESSION_KEY } from '@nova/shared/demo/session-key';
import { PENDING_REFERRAL_KEY } from '@nova/shared/referral/constants';

/**
 * Every browser storage key of the site with the text that explains it; `…` stands for a wallet or an account.
 * A test compares it with the source.
 */
export const STORED_KEYS = [
  { key: 'nova.session', text: 'session' },
  { key: 'nova.wallet', text: 'wallet' },
  { key: 'nova.passkey', text: 'passkey' },
  { key: 'nova.passkeyCalls', text: 'passkeyCalls' },
  { key: 'nova.passkeySession', text: 'passkeySession' },
  { key: 'nova.walletConnect', text: 'walletConnect' },
  { key: 'nova.recovery', text: 'recovery' },
  { key: 'nova.theme', text: 'theme' },
  { key: 'nova.search.recent', text: 'recent' },
  { key: 'nova.risk', text: 'risk' },
  { key: 'nova.speed', text: 'speed' },
  { key: 'nova.registered', text: 'registered' },
  { key: 'nova.presale.amount', text: 'amount' },
  { key: 'nova.presale.purchase.…', text: 'purchase' },
  { key: 'nova.presale.bridge.…', text: 'bridge' },
  { key: 'nova.presale.card.…', text: 'card' },
  { key: 'nova.presale.followed.…', text: 'followed' },
  { key: 'nova.nft.creation.…', text: 'creation' },
  { key: 'nova.draft.…', text: 'draft' },
  { key: 'nova.wantedPage', text: 'wantedPage' },
  { key: 'nova.demoWallet', text: 'demoWallet' },
  { key: 'nova.demoKeep', text: 'demoKeep' },
  { key: DEMO_SESSION_KEY, text: 'demo' },
  { key: PENDING_REFERRAL_KEY, text: 'referral' },
  { key: 'i18nextLng', text: 'language' },
  { key: ADMIN_TOKEN_KEY, text: 'admin' },
] as const;
