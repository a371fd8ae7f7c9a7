import { afterEach, expect, it, vi } from 'vitest';
import { lastEventId, requestJson } from './http.ts';

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

it('sends back the position of the last write and the newest event, so that a replica includes both', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init);
    const given = new Headers(init.headers).get('x-given');
    return new Response('{}', { headers: given === null ? {} : { 'x-nova-position': given } });
  });
  lastEventId.value = '12';
  await requestJson('/write', { body: {}, headers: { 'x-given': '4711' } });
  await requestJson('/earlier-write', { body: {}, headers: { 'x-given': '4000' } });
  await requestJson('/read');
  await requestJson('/read');
  lastEventId.value = '';
  const read = (name: string) => sent.map(({ headers }) => new Headers(headers).get(name));
  expect(read('x-nova-position')).toEqual([null, '4711', '4711', '4711']);
  expect(read('last-event-id')).toEqual(['12', '12', '12', '12']);
});
