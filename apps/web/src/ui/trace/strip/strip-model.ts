import { sampleTrace } from '../sample-trace.ts';
import { traceAmplitude } from '../trace-scale.ts';
import type { TraceShape } from '../trace-path.ts';

/** Data of a block that the strip needs. */
export interface StripBlock extends TraceShape {
  readonly number: number;
  /** False for a block without an action, drawn in the text color. */
  readonly isAction: boolean;
  /** Sealing time in seconds since 1970. */
  readonly sealedAt: number;
  /** Name of the action, and "#1,284,507  +10 EP". */
  readonly name: string;
  readonly detail: string;
}

/** A trace on the paper: drawn from `start` and sealed at `sealOf` it (seconds since 1970). */
export interface StripEvent extends StripBlock {
  readonly start: number;
  readonly duration: number;
  /** Fraction of the trace drawn when a burst cut it short, otherwise 1; its seal is at that position. */
  drawn: number;
  readonly samples: readonly number[];
  readonly amplitude: number;
}

/** Above 20 actions per second: the highest deflection per column, in the color of the strongest action. */
export interface StripColumn {
  up: number;
  down: number;
  points: number;
  /** The block in this column whose height is a multiple of 100. */
  hundredth: number | null;
}

/** Maximum and minimum duration of one trace in seconds. */
const FULL_SECONDS = 1.55;
const LEAST_SECONDS = 0.09;
const GAP_SECONDS = 0.08;
const RATE_WINDOW_SECONDS = 3;
/** A sudden burst counts before it fills the window. */
const BURST_WINDOW_SECONDS = 0.6;
const BURST_COUNT = 6;
/** Actions per second above which single traces are indistinguishable. */
export const DENSE_RATE = 20;
export const COLUMN_SECONDS = 0.05;
/** Length of the chart in seconds, longer than any screen. */
const PAPER_SECONDS = 60;
const SAMPLES = { full: 150, short: 44, column: 12 } as const;

/**
 * A burst ends below this many actions per second; between the two rates the drawing style stays the same.
 */
const CALM_RATE = 12;
/** Above this fraction, a trace is completed before the columns start. */
const NEARLY_DONE = 0.9;

/** Returns the sealing time of a trace in seconds since 1970. */
export function sealOf(event: Pick<StripEvent, 'start' | 'duration' | 'drawn'>): number {
  return event.start + event.duration * event.drawn;
}

/** Returns whether a past block was so close to others that single traces would be indistinguishable. */
function isInStorm(blocks: readonly StripBlock[], index: number): boolean {
  const at = blocks[index]!.sealedAt;
  const near = blocks.filter((block) => Math.abs(block.sealedAt - at) <= BURST_WINDOW_SECONDS / 2);
  return near.length / BURST_WINDOW_SECONDS > DENSE_RATE;
}

/**
 * The content of the paper. Blocks are never dropped and never overlap: the more actions per second, the
 * shorter each trace, and above `DENSE_RATE` they merge into columns.
 */
export class StripModel {
  readonly events: StripEvent[] = [];
  readonly columns = new Map<number, StripColumn>();
  #arrivals: number[] = [];
  #highest = -1;
  #isDense = false;

  /** The last block added to the paper, even if it is no longer visible. */
  get last(): StripEvent | undefined {
    return this.events.at(-1);
  }

  /** Returns the actions per second over the last three seconds, or over the last moment in a burst. */
  rateAt(now: number): number {
    const since = (seconds: number) => this.#arrivals.filter((time) => time > now - seconds).length;
    const burst = since(BURST_WINDOW_SECONDS);
    const steady = since(RATE_WINDOW_SECONDS) / RATE_WINDOW_SECONDS;
    return burst >= BURST_COUNT ? Math.max(steady, burst / BURST_WINDOW_SECONDS) : steady;
  }

  /**
   * Returns whether columns are drawn at this time. A burst ends at
   * a lower rate than it begins, so that the style does not flicker.
   */
  isDenseAt(now: number): boolean {
    const rate = this.rateAt(now);
    this.#isDense = this.#isDense ? rate > CALM_RATE : rate > DENSE_RATE;
    return this.#isDense;
  }

  /**
   * Adds blocks from before the page was opened, oldest first, with each seal at its actual time. Returns
   * those that were not on the paper yet.
   */
  load(blocks: readonly StripBlock[]): StripBlock[] {
    const added: StripBlock[] = [];
    for (const [index, block] of blocks.entries()) {
      if (!this.#isNew(block)) continue;
      added.push(block);
      if (isInStorm(blocks, index)) {
        this.#addToColumn(block, block.sealedAt);
        continue;
      }
      const previousEnd = this.#freeFrom();
      const nextSeal = blocks[index + 1]?.sealedAt ?? Infinity;
      const room = Math.min(
        FULL_SECONDS,
        block.sealedAt - previousEnd,
        nextSeal - block.sealedAt + FULL_SECONDS,
      );
      const duration = Math.max(LEAST_SECONDS, room);
      this.#add(block, Math.max(previousEnd, block.sealedAt - duration), duration);
    }
    return added;
  }

  /**
   * Adds a new block: its trace is drawn immediately, or as soon as the previous one is complete. Returns
   * false for one that is already on the paper.
   */
  push(block: StripBlock, now: number): boolean {
    if (!this.#isNew(block)) return false;
    this.#arrivals = [...this.#arrivals.filter((time) => time > now - RATE_WINDOW_SECONDS), now];
    const rate = this.rateAt(now);
    if (this.isDenseAt(now)) {
      this.#cutShort(now);
      this.#addToColumn(block, Math.max(now, this.last ? sealOf(this.last) : now));
    } else {
      const start = Math.max(now, this.#freeFrom());
      // Waiting blocks shorten the next trace, so that the pen never lags behind for long.
      const waiting = (start - now) / FULL_SECONDS;
      const duration = Math.min(FULL_SECONDS, 0.86 / Math.max(rate, 0.01), FULL_SECONDS / (1 + waiting * 2));
      this.#add(block, start, Math.max(LEAST_SECONDS, duration));
    }
    this.#forget(now);
    return true;
  }

  #isNew(block: StripBlock): boolean {
    if (block.number <= this.#highest) return false;
    this.#highest = block.number;
    return true;
  }

  #add(block: StripBlock, start: number, duration: number): void {
    const count = duration < 0.6 ? SAMPLES.short : SAMPLES.full;
    this.events.push({
      ...block,
      start,
      duration,
      drawn: 1,
      samples: sampleTrace(block.kind, block.blockHash, count),
      amplitude: traceAmplitude(block.points),
    });
  }

  /** Returns the time from which the paper is free: after the last seal and the last column of a burst. */
  #freeFrom(): number {
    const lastColumn = [...this.columns.keys()].at(-1);
    const columns = lastColumn === undefined ? -Infinity : (lastColumn + 1) * COLUMN_SECONDS;
    return Math.max(columns, this.last ? sealOf(this.last) : -Infinity) + GAP_SECONDS;
  }

  /**
   * Starts a burst: the trace under the pen ends and is sealed where the pen is, and traces that have not
   * begun become columns. The envelope thus starts at the pen, with no gap before it and nothing ahead of it.
   */
  #cutShort(now: number): void {
    const first = this.events.findIndex((event) => event.start >= now);
    const waiting = first === -1 ? [] : this.events.splice(first);
    const { last } = this;
    if (last && sealOf(last) > now) {
      const share = (now - last.start) / last.duration;
      if (share < NEARLY_DONE) last.drawn = Math.min(last.drawn, share);
    }
    for (const event of waiting) this.#addToColumn(event, now);
  }

  #addToColumn(block: StripBlock, time: number): void {
    const key = Math.floor(time / COLUMN_SECONDS);
    const column = this.columns.get(key) ?? { up: 0, down: 0, points: 0, hundredth: null };
    const samples = sampleTrace(block.kind, block.blockHash, SAMPLES.column);
    const amplitude = traceAmplitude(block.points);
    column.up = Math.max(column.up, Math.max(...samples) * amplitude);
    column.down = Math.min(column.down, Math.min(...samples) * amplitude);
    column.points = Math.max(column.points, block.points);
    if (block.number % 100 === 0) column.hundredth = block.number;
    this.columns.set(key, column);
  }

  #forget(now: number): void {
    while (this.events.length > 1 && sealOf(this.events[0]!) < now - PAPER_SECONDS) this.events.shift();
    const oldest = Math.floor((now - PAPER_SECONDS) / COLUMN_SECONDS);
    for (const key of this.columns.keys()) {
      if (key >= oldest) break;
      this.columns.delete(key);
    }
  }
}
