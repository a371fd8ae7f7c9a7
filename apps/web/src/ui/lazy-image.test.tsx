import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyImage } from './lazy-image.tsx';

let margin: string | undefined;
let report: (isIntersecting: boolean) => void;
let isWatching: boolean;

beforeEach(() => {
  isWatching = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin?: string },
      ) {
        margin = options.rootMargin;
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        isWatching = true;
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('an image loads once it is within 50 px of the screen, and not earlier', () => {
  render(<LazyImage src="/storage/v1/a.webp" alt="A" width={20} height={20} />);
  expect(margin).toBe('50px');
  expect(screen.getByAltText('A').getAttribute('src')).toMatch(/^data:/);
  act(() => report(false));
  expect(screen.getByAltText('A').getAttribute('src')).toMatch(/^data:/);
  act(() => report(true));
  expect(screen.getByAltText('A').getAttribute('src')).toBe('/storage/v1/a.webp');
  expect(isWatching).toBe(false);
});
