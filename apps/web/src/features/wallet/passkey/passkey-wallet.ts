import { CHAIN_ID } from '@nova/shared/chain/constants';
import { PASSKEY_WALLET_NAME } from '../../../lib/passkey/wallet-name.ts';
import { readStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';

/** Name of the wallet among announced ones (EIP-6963). */
export const PASSKEY_WALLET_ID = 'org.nova.passkey';
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCAyMCI+PHBhdGggZmlsbD0iIzIyMiIgZD0iTTAgMGgyMHYyMEgweiIvPjxwYXRoIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgZD0iTTEwIDEwYTMgMyAwIDEgMC00IDBhMyAzIDAgMCAwIDQgMHptMCAwaDZ2M20tMi0zdjIiLz48L3N2Zz4=';
const CHAIN_ID_HEX = `0x${CHAIN_ID.toString(16)}`;
/** Code of EIP-3326. */
const UNKNOWN_CHAIN = 4902;
const UUID = globalThis.crypto?.randomUUID?.() ?? 'nova-passkey-wallet';

export interface ProviderRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}
type Listener = (value: unknown) => void;

/** @throws an error of EIP-3326 for any other chain, because the account exists only on this one */
function requireNova([wanted]: readonly unknown[] = []): void {
  if ((wanted as { chainId?: unknown } | undefined)?.chainId === CHAIN_ID_HEX) return;
  const message = 'An account with a passkey exists only on Nova. Connect another wallet for this network.';
  throw Object.assign(new Error(message), { code: UNKNOWN_CHAIN });
}

/** Passkeys belong to a domain and need a secure page, so neither an IP address nor plain HTTP has any. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/**
 * The provider that pages see. It answers what needs no passkey itself, so that a page that restores a connection
 * loads nothing.
 */
const provider = {
  async request(request: ProviderRequest): Promise<unknown> {
    switch (request.method) {
      case 'eth_accounts': {
        const stored = readStoredPasskey();
        return stored ? [stored.address] : [];
      }
      case 'eth_chainId':
        return CHAIN_ID_HEX;
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        requireNova(request.params);
        return null;
      case 'wallet_revokePermissions':
        return null;
      case 'wallet_watchAsset':
        return true;
      default: {
        const { answerPasskeyRequest } = await import('./answer-request.ts');
        return answerPasskeyRequest(request);
      }
    }
  },
  // One account on one chain: nothing ever changes by itself.
  on: (_event: string, _listener: Listener) => provider,
  removeListener: (_event: string, _listener: Listener) => provider,
};

/** Announces the wallet of passkeys like any other wallet (EIP-6963), if this page can have any. */
export function announcePasskeyWallet(): void {
  if (typeof window === 'undefined' || !hasPasskeys()) return;
  const info = Object.freeze({ uuid: UUID, name: PASSKEY_WALLET_NAME, icon: ICON, rdns: PASSKEY_WALLET_ID });
  const detail = Object.freeze({ info, provider });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
