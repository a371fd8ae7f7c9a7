import { describe, expect, it } from 'vitest';
import { sealOf, StripModel, type StripBlock } from './strip-model.ts';

function block(number: number, sealedAt: number): StripBlock {
  return {
    number,
    sealedAt,
    kind: 'read',
    points: 40,
    blockHash: `0x${number}`,
    isAction: true,
    name: 'Energy collected',
    detail: `#${number}`,
  };
}
const spans = (model: StripModel) =>
  model.events.map((event) => [
    event.number,
    Math.round(event.start * 100) / 100,
    Math.round(event.duration * 100) / 100,
  ]);

describe('blocks from before the page was opened', () => {
  it('are drawn where they were sealed', () => {
    const model = new StripModel();
    model.load([block(1, 100), block(2, 110)]);
    expect(spans(model)).toEqual([
      [1, 98.45, 1.55],
      [2, 108.45, 1.55],
    ]);
  });

  it('shrink if two were sealed close together', () => {
    const model = new StripModel();
    model.load([block(1, 100), block(2, 100.5)]);
    expect(spans(model)[1]).toEqual([2, 100.08, 0.42]);
  });
});

describe('a new block', () => {
  it('is drawn immediately and at full length without other activity', () => {
    const model = new StripModel();
    model.push(block(1, 99.9), 100);
    expect(spans(model)).toEqual([[1, 100, 1.55]]);
  });

  it('is drawn once, however often it is pushed', () => {
    const model = new StripModel();
    model.load([block(1, 99)]);
    model.push(block(1, 99), 100);
    expect(model.events).toHaveLength(1);
  });

  it('waits for the previous trace and never overlaps it', () => {
    const model = new StripModel();
    for (let number = 1; number <= 12; number += 1) model.push(block(number, 100), 100);
    const ends = model.events.map((event) => event.start + event.duration);
    const overlaps = model.events.filter((event, index) => index > 0 && event.start < ends[index - 1]!);
    expect(overlaps).toEqual([]);
    expect(model.events).toHaveLength(12);
    expect(model.last!.start).toBeLessThan(106);
  });
});

describe('a burst', () => {
  it('becomes columns above twenty actions per second, and every hundredth block keeps its square', () => {
    const model = new StripModel();
    for (let index = 0; index < 150; index += 1) model.push(block(1 + index, 100), 100 + index * 0.02);
    expect(model.rateAt(102.98)).toBeGreaterThan(20);
    expect([...model.columns.values()].filter((column) => column.hundredth !== null)).toHaveLength(1);
    expect(model.events.length).toBeLessThan(70);
  });

  it('starts at the pen: the trace under it is sealed there, and nothing is drawn ahead of it', () => {
    const model = new StripModel();
    model.push(block(1, 100), 100);
    for (let index = 0; index < 30; index += 1) model.push(block(2 + index, 101), 100.5 + index * 0.02);
    const [first] = model.events;
    expect(first).toMatchObject({ number: 1, start: 100, duration: 1.55 });
    expect(first!.drawn).toBeLessThan(0.5);
    const firstColumn = Math.min(...model.columns.keys()) * 0.05;
    expect(firstColumn - sealOf(model.last!)).toBeLessThan(0.1);
    expect(Math.max(...model.columns.keys()) * 0.05).toBeLessThanOrEqual(100.5 + 29 * 0.02 + 0.05);
  });

  it('loses no block when it starts over traces that have not begun', () => {
    const model = new StripModel();
    for (let index = 0; index < 40; index += 1) model.push(block(100 + index, 100), 100);
    const hundredths = [...model.columns.values()].filter((column) => column.hundredth !== null);
    expect(model.events.some((event) => event.number === 100) || hundredths.length === 1).toBe(true);
    expect(model.events.every((event) => event.start <= 100)).toBe(true);
  });

  it('ends at a lower rate than it starts, so that the drawing style does not flicker', () => {
    const model = new StripModel();
    for (let index = 0; index < 90; index += 1) model.push(block(1 + index, 100), 100 + index * 0.03);
    expect(model.isDenseAt(102.7)).toBe(true);
    expect(model.rateAt(104.1)).toBeLessThan(20);
    expect(model.isDenseAt(104.1)).toBe(true);
    expect(model.isDenseAt(105)).toBe(false);
  });

  it('is followed by traces that start after its last column', () => {
    const model = new StripModel();
    for (let index = 0; index < 90; index += 1) model.push(block(1 + index, 100), 100 + index * 0.03);
    const lastColumn = Math.max(...model.columns.keys());
    model.push(block(200, 110), 106);
    expect(model.last!.number).toBe(200);
    expect(model.last!.start).toBeGreaterThan((lastColumn + 1) * 0.05);
  });

  it('of the past is drawn as columns where it was sealed', () => {
    const model = new StripModel();
    model.load(Array.from({ length: 25 }, (_, index) => block(1 + index, 100 + index * 0.02)));
    expect(model.events).toEqual([]);
    const keys = [...model.columns.keys()];
    expect([Math.min(...keys), Math.max(...keys)]).toEqual([2000, 2009]);
  });

  it('is discarded when its paper is no longer visible', () => {
    const model = new StripModel();
    for (let index = 0; index < 150; index += 1) model.push(block(index, 100), 100 + index * 0.02);
    model.push(block(1000, 300), 300);
    expect(model.columns.size).toBe(0);
    expect(model.last!.number).toBe(1000);
  });
});
