import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { clientTexts, loadCatalogues } from '../lib/i18n/client-catalogues.ts';
import type { Language } from '@nova/shared/language/language';
import { TextContext } from '../lib/i18n/text-context.ts';

/** For tests: renders a component with the site's texts on a page of the language. */
export async function renderUi(
  children: ReactNode,
  language: Language = 'en',
  path = language === 'de' ? '/de/kit' : '/kit',
): Promise<RenderResult> {
  await loadCatalogues(language, ['site', 'form', 'guard']);
  return render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}
