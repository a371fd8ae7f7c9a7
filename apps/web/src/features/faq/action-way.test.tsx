import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { ActionWay } from './action-way.tsx';

afterEach(cleanup);

it.each([
  ['en', 'How an action becomes a block', 'Collecting energy is worth 40 EP.'],
  ['de', 'So wird aus einer Aktion ein Block', 'Energie zu sammeln bringt 40 EP.'],
] as const)(
  'explains in %s how an action becomes a block, with its waveform',
  async (language, title, points) => {
    await loadCatalogues(language, ['faq']);
    await renderUi(<ActionWay />, language);
    const way = screen.getByRole('region', { name: title });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(way.textContent).toContain(points);
    expect(way.querySelector('svg path')!.getAttribute('d')).toMatch(/^M0 75H300\.0L/);
  },
);
