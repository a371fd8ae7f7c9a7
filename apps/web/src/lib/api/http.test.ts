import { afterEach, expect, it, vi } from 'vitest';
import { requestJson } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the network. @returns the requests sent */
function recordRequests(): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init);
    return new Response('{}');
  });
  return sent;
}
const typeOf = (init: RequestInit) => new Headers(init.headers).get('content-type');

it('sends a file unchanged, with its own content type if the caller names one', async () => {
  const sent = recordRequests();
  const file = new Blob(['a'], { type: 'image/png' });
  await requestJson('/files', { body: file });
  await requestJson('/parts', {
    method: 'PATCH',
    headers: { 'content-type': 'application/x-part' },
    body: file,
  });
  expect(sent.map(({ method, body }) => [method, body === file])).toEqual([
    ['POST', true],
    ['PATCH', true],
  ]);
  expect(sent.map(typeOf)).toEqual(['application/octet-stream', 'application/x-part']);
});

it('sends any other value as JSON, and no content type without a body', async () => {
  const sent = recordRequests();
  await requestJson('/values', { body: { a: 1 } });
  await requestJson('/values');
  expect(sent.map((init) => [init.method, init.body, typeOf(init)])).toEqual([
    ['POST', '{"a":1}', 'application/json'],
    ['GET', undefined, null],
  ]);
});
