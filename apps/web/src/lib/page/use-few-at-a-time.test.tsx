import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIncrementalRender } from './use-incremental-render.ts';

let frames: FrameRequestCallback[] = [];
const drawFrame = () => act(() => frames.splice(0).forEach((callback) => callback(0)));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawnOf = (count: number) =>
  renderHook(({ count: rows }: { count: number }) => useIncrementalRender(rows, 4), {
    initialProps: { count },
  });

it('renders the initial rows immediately, and the first rows of a previously empty list', () => {
  expect(drawnOf(72).result.current).toBe(72);
  const empty = drawnOf(0);
  empty.rerender({ count: 24 });
  expect(empty.result.current).toBe(24);
  expect(frames).toEqual([]);
});

it('renders added rows a few per frame, and no more than exist', () => {
  const list = drawnOf(24);
  list.rerender({ count: 34 });
  expect(list.result.current).toBe(24);
  const seen = [0, 1, 2].map(() => {
    drawFrame();
    return list.result.current;
  });
  expect(seen).toEqual([28, 32, 34]);
  expect(frames).toEqual([]);
});

it('shrinks with a shorter list and grows from there', () => {
  const list = drawnOf(48);
  list.rerender({ count: 10 });
  expect(list.result.current).toBe(10);
  list.rerender({ count: 20 });
  expect(list.result.current).toBe(10);
  drawFrame();
  expect(list.result.current).toBe(14);
});
