import { describe, expect, it } from 'vitest';
import { StripModel, type StripBlock } from './strip-model.ts';

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
  it('stand where they were sealed', () => {
    const model = new StripModel();
    model.load([block(1, 100), block(2, 110)]);
    expect(spans(model)).toEqual([
      [1, 98.45, 1.55],
      [2, 108.45, 1.55],
    ]);
  });

  it('shrink where two were sealed close together', () => {
    const model = new StripModel();
    model.load([block(1, 100), block(2, 100.5)]);
    expect(spans(model)[1]).toEqual([2, 100.08, 0.42]);
  });
});

describe('a block that arrives', () => {
  it('is drawn at once and at full length when nothing else happens', () => {
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

  it('waits for the trace before it and never overlaps it', () => {
    const model = new StripModel();
    for (let number = 1; number <= 12; number += 1) model.push(block(number, 100), 100);
    const ends = model.events.map((event) => event.start + event.duration);
    const overlaps = model.events.filter((event, index) => index > 0 && event.start < ends[index - 1]!);
    expect(overlaps).toEqual([]);
    expect(model.events).toHaveLength(12);
    expect(model.last!.start).toBeLessThan(106);
  });
});

describe('a storm', () => {
  it('becomes columns above twenty actions a second, and every hundredth block keeps its square', () => {
    const model = new StripModel();
    for (let index = 0; index < 150; index += 1) model.push(block(1 + index, 100), 100 + index * 0.02);
    expect(model.rateAt(102.98)).toBeGreaterThan(20);
    expect([...model.columns.values()].filter((column) => column.hundredth !== null)).toHaveLength(1);
    expect(model.events.length).toBeLessThan(70);
  });

  it('leaves no trace running into the columns', () => {
    const model = new StripModel();
    for (let index = 0; index < 150; index += 1) model.push(block(1 + index, 100), 100 + index * 0.02);
    const lastEnd = model.last!.start + model.last!.duration;
    const firstColumn = Math.min(...model.columns.keys()) * 0.05;
    expect(firstColumn).toBeGreaterThanOrEqual(Math.floor(lastEnd / 0.05) * 0.05);
  });

  it('is forgotten when its paper is out of sight', () => {
    const model = new StripModel();
    for (let index = 0; index < 150; index += 1) model.push(block(index, 100), 100 + index * 0.02);
    model.push(block(1000, 300), 300);
    expect(model.columns.size).toBe(0);
    expect(model.last!.number).toBe(1000);
  });
});
