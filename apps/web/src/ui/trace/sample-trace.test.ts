import { describe, expect, it } from 'vitest';
import { sampleTrace } from './sample-trace.ts';
import { TRACE_KINDS, traceKindOf } from './trace-kinds.ts';
import { penOf, tracePath } from './trace-path.ts';
import { heatOf, traceAmplitude } from './trace-scale.ts';

const round = (values: number[]) => values.map((value) => Math.round(value * 1000) / 1000 || 0);
const HASH = `0x${'ab'.repeat(32)}`;

describe('sampleTrace', () => {
  it('draws the same line for the same block', () => {
    expect(sampleTrace('review', HASH, 40)).toEqual(sampleTrace('review', HASH, 40));
  });

  it('draws another line for another block of the same kind', () => {
    expect(sampleTrace('review', HASH, 40)).not.toEqual(sampleTrace('review', `0x${'ac'.repeat(32)}`, 40));
  });

  it.each(TRACE_KINDS)('starts and ends %s on the baseline and stays inside the paper', (kind) => {
    const points = sampleTrace(kind, HASH, 150);
    expect(points).toHaveLength(151);
    expect([points[0], points[150]]).toEqual([0, 0]);
    expect(Math.max(...points.map(Math.abs))).toBeLessThanOrEqual(1.15);
    expect(Math.max(...points.map(Math.abs))).toBeGreaterThan(0.3);
  });

  it.each([
    ['review', [0, -0.145, -0.265, 0.058, 0.019, -0.091, 0.267, 0.204, -0.019, -0.003, 0]],
    ['trade', [0, 0.05, 0.5, 1.039, 0.446, -0.512, -0.862, -0.312, -0.017, 0.002, 0]],
    ['bot', [0, 0.88, -0.246, 0.987, -0.276, 0.943, 0.943, -0.264, 0.883, -0.247, 0]],
    ['mint', [0, 0, -0.346, -0.435, -0.38, -0.266, -0.15, -0.06, -0.002, 0.027, 0]],
    ['buy', [0, 0.19, 0.427, 0.683, 0.683, 0.949, 0.949, 0.949, 0.474, 0.152, 0]],
    ['refer', [0, 0.411, 0.374, 0.494, 0.945, 0, 0.945, 0.494, 0.374, 0.411, 0]],
  ] as const)('gives %s its characteristic shape', (kind, expected) => {
    expect(round(sampleTrace(kind, HASH, 10))).toEqual(expected);
  });
});

describe('traceKindOf', () => {
  it('maps the keys of the catalog to their families', () => {
    expect(traceKindOf('energy_collection')).toBe('read');
    expect(traceKindOf('nft_trade')).toBe('trade');
  });

  it('draws an unknown key as a single spike', () => {
    expect(traceKindOf('teleport')).toBe('connect');
    expect(traceKindOf('constructor')).toBe('connect');
  });
});

describe('scales', () => {
  it('fills the paper with 100 EP and keeps 10 EP visible', () => {
    expect(traceAmplitude(100)).toBe(1);
    expect(traceAmplitude(1000)).toBe(1);
    expect(round([traceAmplitude(10), traceAmplitude(0)])).toEqual([0.385, 0.1]);
  });

  it('changes heat at 5, 10, 25 and 50 EP', () => {
    expect([5, 6, 10, 11, 25, 26, 50, 51].map(heatOf)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });
});

describe('tracePath', () => {
  it('is flat before the action and returns to the baseline at the seal', () => {
    const path = tracePath({ kind: 'bot', points: 25, blockHash: HASH }, { width: 100, height: 20 });
    expect(path.startsWith('M0 10H10.0L10.0 10.0L')).toBe(true);
    expect(path.endsWith('L80.0 10.0')).toBe(true);
  });

  it('breaks off along the same line that it was drawing', () => {
    const shape = { kind: 'bot', points: 100, blockHash: HASH } as const;
    const whole = tracePath(shape, { width: 100, height: 20 });
    const torn = tracePath(shape, { width: 100, height: 20, until: 0.6 });
    expect(whole.startsWith(torn)).toBe(true);
    const { x, y } = penOf(shape, { width: 100, height: 20, until: 0.6 });
    expect(x).toBeCloseTo(52, 5);
    expect(torn.endsWith(`L52.0 ${y.toFixed(1)}`)).toBe(true);
    expect(Math.abs(y - 10)).toBeGreaterThan(1);
  });
});
