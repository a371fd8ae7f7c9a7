import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { renderUi } from '../render-ui.tsx';
import { toastQueue } from '../feedback/show-toast.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toastQueue.set([]);
});

function Part({ name }: { readonly name: string }) {
  return <p>{name} is here</p>;
}

it('without a network, a part says so and is shown once the browser is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Part);
  const Lazy = lazyPart(load);
  await renderUi(
    <Suspense fallback="waiting">
      <Lazy name="The dialog" />
    </Suspense>,
  );
  await vi.waitFor(() =>
    expect(toastQueue.get()).toMatchObject([{ tone: 'error', title: expect.stringMatching(/reach/) }]),
  );
  expect(screen.getByText('waiting')).toBeTruthy();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('The dialog is here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
