import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcePasskeyWallet, hasPasskeys } from './passkey-wallet.ts';
import { writeStoredPasskey, removeStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';

interface Announced {
  readonly info: { readonly rdns: string };
  readonly provider: { request(request: { method: string; params?: readonly unknown[] }): Promise<unknown> };
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  removeStoredPasskey();
});

function announced(): Announced | undefined {
  let found: Announced | undefined;
  const onAnnounce = (event: Event) => (found = (event as CustomEvent<Announced>).detail);
  addEventListener('eip6963:announceProvider', onAnnounce);
  announcePasskeyWallet();
  removeEventListener('eip6963:announceProvider', onAnnounce);
  return found;
}

test('without secure pages or passkeys, no wallet is announced', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(hasPasskeys()).toBe(false);
  expect(announced()).toBeUndefined();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(announced()).toBeUndefined();
});

test('shows the account of the stored passkey, without asking for it', async () => {
  const { info, provider } = announced()!;
  expect(info.rdns).toBe('org.nova.passkey');
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
  const address = `0x${'aa'.repeat(20)}` as const;
  writeStoredPasskey({ credential_id: 'A'.repeat(22), x: '0x01', y: '0x02', address });
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address]);
});

test('stays on Nova, because the account exists on no other chain', async () => {
  const { provider } = announced()!;
  const switchTo = (chainId: string) =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  await expect(switchTo('0x17ac9')).resolves.toBeNull();
  await expect(switchTo('0x1')).rejects.toMatchObject({ code: 4902 });
});
