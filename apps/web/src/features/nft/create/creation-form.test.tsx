import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { DISCONNECTED } from '../../../lib/chain/wallet-state.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import type { NftClient } from '../nft-client.ts';
import { CreationForm } from './creation-form.tsx';
import { deleteStoredFiles } from './upload/stored-files.ts';

const CLIENT = {} as NftClient;
const LOST = 'Please select the image again. It can’t be kept across a reload.';

const show = () => renderUi(<CreationForm wallet={DISCONNECTED} client={CLIENT} />);
async function chooseImage(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('#nft-image')!;
  await userEvent.upload(input, new File(['x'], 'ebb.png', { type: 'image/png' }));
  await screen.findByText('ebb.png');
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  URL.createObjectURL = () => 'blob:ebb';
  URL.revokeObjectURL = () => undefined;
  await loadCatalogues('en', ['nft']);
});
afterEach(() => {
  cleanup();
  act(deleteStoredFiles);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the chosen image while the form is replaced, as at the start of a demo', async () => {
  await show();
  await chooseImage();
  cleanup();
  await show();
  expect(screen.getByText('ebb.png')).toBeTruthy();
  expect(screen.queryByText(LOST)).toBeNull();
});

it('asks for the image again after a reload, until one is chosen', async () => {
  await show();
  expect(screen.queryByText(LOST)).toBeNull();
  await chooseImage();
  cleanup();
  deleteStoredFiles();
  await show();
  expect(screen.getByText(LOST)).toBeTruthy();
  await chooseImage();
  expect(screen.queryByText(LOST)).toBeNull();
});

it('says in the summary, too, why the chosen image is missing', async () => {
  await show();
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('#nft-image')!,
    new File(['x'], 'ebb.pdf', { type: 'application/pdf' }),
    { applyAccept: false },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Create NFT/ }));
  const field = document.getElementById('nft-image')!.closest('.field')!;
  const reason = field.querySelector('.field-error')!.textContent;
  expect(reason).toMatch(/^Invalid file type\./);
  await waitFor(() => expect(document.querySelector('.error-summary')?.textContent).toContain(reason));
});

it('shows only the cost on the button and the points earned in the line below', async () => {
  await show();
  const button = screen.getByRole('button', { name: /^Create NFT/ });
  expect(button.textContent).toContain('−50 EP');
  expect(button.textContent).not.toContain('+50');
  expect(screen.getByText(/^You earn 50 EP once your NFT is sealed\./)).toBeTruthy();
});
