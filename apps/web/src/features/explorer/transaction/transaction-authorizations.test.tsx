import { cleanup, screen } from '@testing-library/react';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { zeroAddress } from '../token/zero-address.ts';
import { TransactionAuthorizations } from './transaction-authorizations.tsx';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const code = `0x${'c0'.repeat(20)}` as const;
const linkTo = (address: string) => document.querySelector(`a[href="/explorer/address/${address}"]`);

beforeEach(() => loadCatalogues('en', ['explorer']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists accounts with the code that they run, removed delegations and invalid authorizations', async () => {
  const { r, s, yParity } = await account.signAuthorization({ address: code, nonce: 7, chainId: 0 });
  const signed = { address: code, nonce: '0x7', chainId: '0x0', yParity: `0x${yParity!}`, r, s };
  const authorizationList = [signed, { ...signed, address: zeroAddress, r: '0x0' }];
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/rpc')
      ? Response.json([{ jsonrpc: '2.0', id: 0, result: { authorizationList } }])
      : Response.json({ items: [] }),
  );
  await renderUi(<TransactionAuthorizations hash={`0x${'ab'.repeat(32)}`} />);
  expect(await screen.findByText('Invalid')).toBeTruthy();
  expect(screen.getByText('2 authorizations')).toBeTruthy();
  expect(linkTo(account.address.toLowerCase())).not.toBeNull();
  expect(linkTo(code)).not.toBeNull();
  expect(screen.getAllByText('any chain')).toHaveLength(2);
  expect(screen.getByText('None: delegation removed')).toBeTruthy();
});
