import type { Contract } from '@nova/shared/contract/schemas';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeErrorResult, parseAbi, UserRejectedRequestError } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import WriteFunctions from './write-functions.tsx';

const ABI = parseAbi(['function reset()', 'error TooMuch(uint256 most)']);
const contract = {
  address: `0x${'c0'.repeat(20)}`,
  is_contract: true,
  verification: null,
  proxy: { kind: 'minimal', implementation: `0x${'c1'.repeat(20)}`, name: null, match: null, abi: ABI },
} as unknown as Contract;
const HASH = `0x${'ab'.repeat(32)}` as const;
/** Only the network is replaced: the node's response to the simulated call. */
let answer: object;

beforeEach(async () => {
  answer = { result: '0x' };
  await loadCatalogues('en', ['contract', 'transaction']);
  const address = `0x${'a1'.repeat(20)}` as const;
  walletStore.set({ status: 'connected', address, chainId: 96969, walletName: 'Test', mode: 'session' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls = JSON.parse(body) as { id: number }[];
    return new Response(JSON.stringify(calls.map(({ id }) => Object.assign({ id }, answer))));
  });
});
afterEach(() => {
  cleanup();
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

async function click(send: SendTransaction) {
  const user = userEvent.setup();
  await renderUi(<WriteFunctions contract={contract} onSend={send} />);
  await user.click(screen.getByRole('button', { name: 'Send', hidden: true }));
}

it('shows the contract’s error with its values before the wallet opens', async () => {
  const data = encodeErrorResult({ abi: ABI, errorName: 'TooMuch', args: [100n] });
  answer = { error: { code: 3, message: 'execution reverted', data } };
  const send = vi.fn<SendTransaction>();
  await click(send);
  expect(await screen.findByText('The contract reverted: TooMuch(100)')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('reports a rejection by the user, and links to the sent transaction', async () => {
  await click(async () => Promise.reject(new UserRejectedRequestError(new Error('No.'))));
  expect(await screen.findByText('You declined. Nothing was sent.')).toBeTruthy();
  cleanup();
  await click(async () => HASH);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(`/explorer/tx/${HASH}`);
});
