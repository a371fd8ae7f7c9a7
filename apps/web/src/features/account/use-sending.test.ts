import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSending } from './use-sending.ts';

it('sends once for a double-click, and again after the response', async () => {
  const { result } = renderHook(() => useSending());
  let sent = 0;
  let answer: () => void = () => {};
  const request = () => {
    sent += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  const results = await act(async () => {
    const both = Promise.all([result.current.send(request), result.current.send(request)]);
    answer();
    return both;
  });
  expect(results).toEqual([true, false]);
  expect(sent).toBe(1);
  await act(async () => {
    const third = result.current.send(request);
    answer();
    await third;
  });
  expect(sent).toBe(2);
});
