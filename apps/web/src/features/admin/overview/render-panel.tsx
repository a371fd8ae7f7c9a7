import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { adminToken } from '../admin-api.ts';

/** A request that the test's API received. */
export interface AdminRequest {
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
}

/**
 * For tests: each one runs as an administrator whose requests `answer` handles.
 * @returns the requests of this test
 */
export function answerAdmin(answer: (request: AdminRequest) => Response): readonly AdminRequest[] {
  const requests: AdminRequest[] = [];
  beforeEach(async () => {
    requests.length = 0;
    await loadCatalogues('en', ['site', 'admin', 'administration', 'status', 'contact', 'form']);
    vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
      const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
      const request = { url, method: init.method, body };
      requests.push(request);
      return answer(request);
    });
    adminToken.set('a token');
  });
  afterEach(() => {
    cleanup();
    adminToken.set(null);
    vi.unstubAllGlobals();
  });
  return requests;
}

/** For tests: renders a panel with the site's texts. */
export function renderPanel(panel: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextContext value={{ source: clientTexts, isFallback: false }}>{panel}</TextContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}
