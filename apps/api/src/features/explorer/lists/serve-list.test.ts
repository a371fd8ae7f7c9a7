import { plainQuerySchema } from '@nova/shared/explorer/list-queries';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import { createRouter } from '../../../http/api-router.ts';
import { serveList } from './serve-list.ts';

/** Serves a list whose reads can be counted. @param replica what the explorer reads from; null for the primary */
function serveCounted(replica: object | null) {
  const read = vi.fn(async ({ limit }: { limit: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { items: [{ limit }], next: null, prev: null };
  });
  const router = createRouter();
  const context = { reads: { replica } } as unknown as ApiContext;
  serveList(context, router, {
    path: '/things',
    summary: 'List things',
    query: plainQuerySchema,
    item: z.object({ limit: z.number() }),
    read,
  });
  const request = async (limit: number) => {
    const response = await router.request(`/api/v1/things?limit=${limit}`);
    return ((await response.json()) as { items: { limit: number }[] }).items[0]!.limit;
  };
  return { read, request };
}

it('reads a page once for all requests that arrive during a read of it', async () => {
  const { read, request } = serveCounted(null);
  const limits = await Promise.all([request(5), request(5), request(5), request(5), request(7)]);
  expect(limits).toEqual([5, 5, 5, 5, 7]);
  expect(read).toHaveBeenCalledTimes(3);
  await request(5);
  expect(read).toHaveBeenCalledTimes(4);
});

it('reads for each request if there is a replica', async () => {
  const { read, request } = serveCounted({});
  await Promise.all([request(5), request(5), request(5)]);
  expect(read).toHaveBeenCalledTimes(3);
});
