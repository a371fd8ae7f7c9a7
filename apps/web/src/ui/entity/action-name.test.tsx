import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { useActionNames } from './action-name.ts';

const NO_TRANSACTION = { action: null, from: null, to: null, transaction_count: 0 };

function NameOfEmpty({ number }: { number: number }) {
  return useActionNames().nameBlock({ number, ...NO_TRANSACTION });
}

function show(number: number) {
  const router = createMemoryRouter([{ path: '*', element: <NameOfEmpty number={number} /> }]);
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <RouterProvider router={router} />
    </TextContext>,
  );
}

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(cleanup);

it('names the first block of the chain, and a later one without a transaction as a heartbeat', () => {
  show(0);
  expect(screen.getByText('Genesis')).toBeTruthy();
  cleanup();
  show(5);
  expect(screen.getByText('Heartbeat')).toBeTruthy();
});
