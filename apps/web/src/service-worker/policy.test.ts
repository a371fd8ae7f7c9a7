import { describe, expect, it } from 'vitest';
import { handlingOf, offlinePageOf, pageKeyOf } from './policy.ts';

const ORIGIN = 'https://nova.example';
const handling = (path: string, mode = 'cors', method = 'GET') =>
  handlingOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('handlingOf', () => {
  it.each([
    '/api/v1/blocks',
    '/api?module=block',
    '/functions/v1/energy-points',
    '/auth/v1/user',
    '/rest/v1/wallets',
    '/rpc',
    '/realtime/v1?channels=blocks',
    '/storage/v1/logo.webp',
    '/dev/mail',
    '/openapi.json',
    '/sw.js',
    '/healthz',
  ])('never caches or answers %s, even when opened as a page', (path) => {
    expect(handling(path)).toBe('pass');
    expect(handling(path, 'navigate')).toBe('pass');
  });

  it('handles pages, hashed files and the icons, and nothing else', () => {
    expect(handling('/', 'navigate')).toBe('page');
    expect(handling('/de/explorer/block/5', 'navigate')).toBe('page');
    expect(handling('/auth', 'navigate')).toBe('page');
    expect(handling('/assets/home-abc123.js')).toBe('asset');
    expect(handling('/favicon.svg', 'no-cors')).toBe('file');
    expect(handling('/whitepaper.pdf', 'navigate')).toBe('pass');
    expect(handling('/faq')).toBe('pass');
  });

  it('ignores requests that change data or go to another origin', () => {
    expect(handling('/', 'navigate', 'POST')).toBe('pass');
    expect(handling('https://other.example/assets/x.js')).toBe('pass');
  });
});

it('identifies a page by its path alone', () => {
  expect(pageKeyOf(`${ORIGIN}/de/faq/?ref=abc#fees`)).toBe('/de/faq');
  expect(pageKeyOf(`${ORIGIN}/`)).toBe('/');
});

it('shows the offline page in the language of the URL', () => {
  expect(offlinePageOf('/de/nft/7')).toBe('/de/offline.html');
  expect(offlinePageOf('/demo')).toBe('/offline.html');
});
