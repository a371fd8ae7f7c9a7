import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../render-ui.tsx';
import { Strip } from './strip.tsx';

let frames: FrameRequestCallback[] = [];
let isCalm = false;
let isHidden = false;
const hide = (next: boolean) => {
  isHidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  frames = [];
  isCalm = false;
  isHidden = false;
  const context = new Proxy({}, { get: () => () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isCalm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe = () => this.#report([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('runs while it is visible, and not in a hidden tab', async () => {
  await renderUi(<Strip />);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  hide(true);
  expect(frames).toEqual([]);
  hide(false);
  expect(frames).toHaveLength(1);
});

it('stands still for users who prefer reduced motion, and advances on click', async () => {
  isCalm = true;
  await renderUi(<Strip />);
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  await vi.waitFor(() => expect(HTMLCanvasElement.prototype.getContext).toHaveBeenCalledTimes(2));
  hide(true);
  hide(false);
  expect(frames).toEqual([]);
});
