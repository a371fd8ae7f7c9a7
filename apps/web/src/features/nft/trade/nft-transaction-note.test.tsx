import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import {
  type FailureReason,
  refuse,
  TransactionFailure,
} from '../../../lib/transaction/transaction-failure.ts';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import type { NftTransactionKind } from './nft-transactions.ts';
import type { NftTransactionState } from './use-nft-transaction.ts';

beforeEach(() => loadCatalogues('en', ['site', 'nft', 'transaction']));
afterEach(() => {
  cleanup();
  sessionStore.set(null);
});

function show(state: NftTransactionState, priceWei = 0n) {
  render(
    <MemoryRouter>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <NftTransactionNote state={state} priceWei={priceWei} />
      </TextContext>
    </MemoryRouter>,
  );
}
const fail = (kind: NftTransactionKind, reason: FailureReason, detail = '') =>
  show({ status: 'failed', kind, error: new TransactionFailure(reason, { detail }) });

test.each([
  ['buy', 'The NFT could not be bought.'],
  ['list', 'The NFT could not be listed for sale.'],
  ['approve', 'The NFT could not be listed for sale.'],
  ['cancel', 'The NFT could not be removed from sale.'],
  ['mint', 'The NFT could not be created. Please try again.'],
] as const)('reports that %s failed: %s', (kind, sentence) => {
  fail(kind, 'unreachable');
  expect(screen.getByRole('alert').textContent).toBe(
    `${sentence} The chain didn’t respond. Check your connection and try again.`,
  );
});

it('asks for a confirmation in the wallet, except in a demo, whose wallet signs by itself', () => {
  const state = { status: 'running', progress: { kind: 'buy', waitsFor: 'wallet' } } as const;
  show(state);
  expect(screen.getByRole('status').textContent).toBe(
    'Confirm the purchase in your wallet. You pay the price now.',
  );
  cleanup();
  sessionStore.set({
    userId: 'demo',
    address: '0xdddddddddddddddddddddddddddddddddddddddd',
    tokens: { access_token: 'access', refresh_token: 'refresh', expires_at: '2026-01-01T00:00:00.000Z' },
    before: null,
  });
  show(state);
  expect(screen.getByRole('status').textContent).toBe('Sealing your purchase…');
});

it('reports a rejection by the user, but not as an error', () => {
  fail('buy', 'rejected');
  expect(screen.getByRole('note').textContent).toBe('You declined. Nothing was sent.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells a buyer who was too late that at most the network fee was spent', () => {
  show({ status: 'failed', kind: 'buy', error: refuse('notListed') });
  expect(screen.getByRole('alert').textContent).toBe(
    'The NFT could not be bought. This NFT is no longer for sale. Someone may have bought it first. ' +
      'You paid at most the network fee.',
  );
});

it('links to the missing requirement', () => {
  fail('buy', 'insufficientFunds');
  expect(screen.getByRole('link', { name: 'Get gas at the faucet' }).getAttribute('href')).toBe('/faucet');
  cleanup();
  fail('list', 'noWallet');
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy();
});

it('offers the presale instead of the faucet for a price above the daily amount of the faucet', () => {
  const error = new TransactionFailure('insufficientFunds');
  show({ status: 'failed', kind: 'buy', error }, 10_000_000_000_000_001n);
  expect(screen.getByRole('link', { name: 'Buy NAC' }).getAttribute('href')).toBe('/presale');
  cleanup();
  show({ status: 'failed', kind: 'buy', error }, 10_000_000_000_000_000n);
  expect(screen.getByRole('link', { name: 'Get gas at the faucet' })).toBeTruthy();
});

it('repeats the wallet’s message', () => {
  fail('transfer', 'wallet', 'Ledger is locked.');
  expect(screen.getByRole('alert').textContent).toContain('Your wallet says: Ledger is locked.');
});

it('names the awaited step', () => {
  show({ status: 'running', progress: { kind: 'mint', waitsFor: 'wallet' } });
  expect(screen.getByRole('status').textContent).toBe(
    'Confirm minting in your wallet. This spends your Energy Points.',
  );
});
