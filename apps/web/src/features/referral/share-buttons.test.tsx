import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { ShareButtons } from './share-buttons.tsx';

let answer: unknown;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  vi.stubGlobal('open', () => null);
  toastQueue.set([]);
  await loadCatalogues('de', ['referral']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the specified message for a second share on the same day, with the reason below', async () => {
  answer = { success: false, points_earned: 0, error: 'already_shared' };
  await renderUi(<ShareButtons link="http://localhost/?ref=hafenk72" shared={[]} />, 'de');
  await userEvent.click(screen.getByRole('button', { name: /^Telegram/ }));
  await vi.waitFor(() =>
    expect(toastQueue.get()).toEqual([
      {
        tone: 'warning',
        title: 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht',
        text: 'Dort hast du ihn heute schon geteilt. Morgen zählt es wieder.',
      },
    ]),
  );
});
