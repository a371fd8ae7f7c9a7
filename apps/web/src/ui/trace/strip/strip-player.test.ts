import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DUST_PARTICLES } from './dust.ts';
import type { StripAppearance } from './strip-controls.ts';
import { StripPlayer } from './strip-player.ts';

let frames: FrameRequestCallback[] = [];
/** Number of paints of the particles, and the number of squares in the last one. */
const dust = { paints: 0, squares: 0 };

const COLORS = { line: '', line2: '', ink: '', ink3: '', energy: '', wash: '', paper: '' };
const HEAT = ['#1', '#2', '#3', '#4', '#5'];

function sheet(isDust: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) => {
        if (isDust && name === 'clearRect') {
          dust.paints += 1;
          dust.squares = 0;
        }
        if (isDust && name === 'fillRect') dust.squares += 1;
        return target[name] ?? (() => ({ width: 30 }));
      },
    },
  );
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  return canvas;
}

const appearanceOf = (isCalm: boolean): StripAppearance => ({
  pen: [800, 300],
  dust: [800, 300],
  ratio: 1,
  colors: { ...COLORS, heat: ['', ...HEAT] },
  isCalm,
});
const open = (isCalm: boolean, onDrawn = () => {}) =>
  new StripPlayer({
    pen: sheet(false),
    dust: sheet(true),
    appearance: appearanceOf(isCalm),
    texts: { language: 'en', perSecond: 'per second' },
    onDrawn,
  });
const blockAt = (number: number) => ({
  number,
  sealedAt: Date.now() / 1000 - 40 + number,
  blockHash: `0x${number.toString(16).padStart(64, '0')}`,
  points: 20,
  isAction: true,
  kind: 'read' as const,
  name: 'Read',
  detail: `#${number}`,
});

/** Plays one second on a screen, with timestamps rounded as in browsers. */
function playSecond(hertz: number): void {
  for (let frame = 1; frame <= hertz; frame += 1) {
    const due = frames;
    frames = [];
    for (const paint of due) paint(Math.floor((frame * 1_000_000) / hertz) / 1000);
  }
}

beforeEach(() => {
  frames = [];
  Object.assign(dust, { paints: 0, squares: 0 });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

it.each([30, 60, 120])('moves its particles thirty times per second on a screen of %i hertz', (hertz) => {
  const player = open(false);
  player.setVisible(true);
  playSecond(hertz);
  expect(dust.paints).toBeGreaterThanOrEqual(29);
  expect(dust.paints).toBeLessThanOrEqual(30);
});

it('shows one particle for each of the last 25 actions', () => {
  const player = open(false);
  player.load(Array.from({ length: 40 }, (_, index) => blockAt(index + 1)));
  player.setVisible(true);
  playSecond(60);
  expect(DUST_PARTICLES).toBe(25);
  expect(dust.squares).toBe(25);
});

it('moves nothing for users who prefer reduced motion', () => {
  const player = open(true);
  player.setVisible(true);
  player.setPaused(false);
  expect(frames).toEqual([]);
  playSecond(60);
  expect(dust.paints).toBe(0);
});

it('pauses while it is not visible, and continues when it is', () => {
  const player = open(false);
  player.setVisible(true);
  player.setVisible(false);
  playSecond(60);
  expect(dust.paints).toBe(0);
  player.setVisible(true);
  playSecond(60);
  expect(dust.paints).toBeGreaterThan(25);
});

it('announces its first frame once', () => {
  let callCount = 0;
  const player = open(false, () => (callCount += 1));
  player.setVisible(true);
  playSecond(60);
  expect(callCount).toBe(1);
});

it('stops when the user starts to prefer reduced motion, and runs again afterwards', () => {
  const player = open(false);
  player.setVisible(true);
  player.setAppearance(appearanceOf(true));
  playSecond(60);
  expect(dust.paints).toBe(0);
  player.setAppearance(appearanceOf(false));
  playSecond(60);
  expect(dust.paints).toBeGreaterThan(25);
});

it('stays paused while its size changes', () => {
  const player = open(false);
  player.setVisible(true);
  player.setPaused(true);
  player.setAppearance({ ...appearanceOf(false), pen: [390, 220] });
  playSecond(60);
  expect(dust.paints).toBe(0);
});
