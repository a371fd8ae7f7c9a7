import { act, cleanup } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from './count-up.tsx';
import { renderUi } from './render-ui.tsx';

let isReduced = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isReduced = false;
});

let show: (value: number) => void = () => undefined;
function Probe({ first }: { first: number }) {
  const [value, setValue] = useState(first);
  useEffect(() => {
    show = setValue;
  }, []);
  return <CountUp value={value} />;
}

/** Returns the texts shown, frame by frame, until the animation ends. */
async function framesFrom(first: number, then: number): Promise<string[]> {
  const { container } = await renderUi(<Probe first={first} />);
  act(() => void vi.advanceTimersByTime(50));
  act(() => show(then));
  const frames: string[] = [];
  for (let at = 0; at < 100; at += 1) {
    act(() => void vi.advanceTimersByTime(20));
    if (frames.at(-1) !== container.textContent) frames.push(container.textContent);
  }
  return frames;
}

it('counts up to a larger number and ends exactly there', async () => {
  const frames = await framesFrom(1_000, 1_040);
  const numbers = frames.map((text) => Number(text.replace(',', '')));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(frames.at(-1)).toBe('1,040');
});

it('shows a smaller number at once, without counting down', async () => {
  expect((await framesFrom(1_040, 540)).filter((text) => text !== '1,040')).toEqual(['540']);
});

it('shows the number at once with reduced motion', async () => {
  isReduced = true;
  expect((await framesFrom(1_000, 1_040)).filter((text) => text !== '1,000')).toEqual(['1,040']);
});
