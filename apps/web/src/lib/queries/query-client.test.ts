import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { unreachable } from '../api/http.ts';
import { createQueryClient } from './query-client.ts';

it('loads what failed offline once the browser is online again, although sealed data never gets old', async () => {
  const client = createQueryClient();
  client.mount();
  let isOnline = false;
  const observer = new QueryObserver(client, {
    queryKey: ['blocks'],
    queryFn: () => (isOnline ? Promise.resolve('blocks') : Promise.reject(unreachable())),
    retry: false,
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  dispatchEvent(new Event('offline'));
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  isOnline = true;
  dispatchEvent(new Event('online'));
  await expect.poll(() => observer.getCurrentResult().data).toBe('blocks');
  stop();
  client.unmount();
});
