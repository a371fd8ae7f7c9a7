import { expect, it } from 'vitest';
import { placeFloating, type PlaceOptions } from './place-floating.ts';

const options: PlaceOptions = {
  anchor: { left: 100, top: 100, width: 80, height: 40 },
  size: { width: 200, height: 120 },
  view: { width: 800, height: 600 },
  side: 'below',
  align: 'start',
  gap: 6,
};

it('is placed below its anchor, at its start, center or end', () => {
  expect(placeFloating(options)).toEqual({ left: 100, top: 146, side: 'below' });
  expect(placeFloating({ ...options, align: 'center' })).toEqual({ left: 40, top: 146, side: 'below' });
  const anchor = { ...options.anchor, left: 300 };
  expect(placeFloating({ ...options, anchor, align: 'end' })).toEqual({ left: 180, top: 146, side: 'below' });
});

it('moves to the other side if only that one has room', () => {
  const low = { ...options, anchor: { ...options.anchor, top: 500 } };
  expect(placeFloating(low)).toEqual({ left: 100, top: 374, side: 'above' });
  const high = { ...options, side: 'above' } as const;
  expect(placeFloating(high)).toEqual({ left: 100, top: 146, side: 'below' });
});

it('stays inside a phone’s screen', () => {
  const phone = { ...options, view: { width: 390, height: 600 } };
  expect(placeFloating({ ...phone, anchor: { ...options.anchor, left: 300 } }).left).toBe(182);
  expect(placeFloating({ ...phone, anchor: { ...options.anchor, left: 2 }, align: 'center' }).left).toBe(8);
});

it('keeps its start visible if it is larger than the window', () => {
  const large = { ...options, size: { width: 900, height: 700 } };
  expect(placeFloating(large)).toEqual({ left: 8, top: 8, side: 'below' });
});
