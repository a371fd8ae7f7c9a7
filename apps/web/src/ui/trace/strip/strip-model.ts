import { sampleTrace } from '../sample-trace.ts';
import { traceAmplitude } from '../trace-scale.ts';
import type { TraceShape } from '../trace-path.ts';

/** One block as the strip needs it. */
export interface StripBlock extends TraceShape {
  readonly number: number;
  /** False for a block without an action: drawn in ink. */
  readonly isAction: boolean;
  /** When it was sealed, in seconds since 1970. */
  readonly sealedAt: number;
  /** What was done, and "#1,284,507  +10 EP". */
  readonly name: string;
  readonly detail: string;
}

/** A trace on the paper: drawn from `start`, its seal locks at `sealOf` it (seconds since 1970). */
export interface StripEvent extends StripBlock {
  readonly start: number;
  readonly duration: number;
  /** Share of the trace that was drawn when a storm cut it short, else 1; its seal stands there. */
  drawn: number;
  readonly samples: readonly number[];
  readonly amplitude: number;
}

/** Above 20 actions a second: the highest swing per column, in the heat of the strongest action. */
export interface StripColumn {
  up: number;
  down: number;
  points: number;
  /** A hundredth block in this column. */
  hundredth: number | null;
}

/** How long one trace is drawn when there is time, and at least. */
const FULL_SECONDS = 1.55;
const LEAST_SECONDS = 0.09;
const GAP_SECONDS = 0.08;
const RATE_WINDOW_SECONDS = 3;
/** A sudden burst counts before it fills the window. */
const BURST_WINDOW_SECONDS = 0.6;
const BURST_COUNT = 6;
/** From this many actions a second on, single traces can no longer be told apart. */
export const DENSE_RATE = 20;
export const COLUMN_SECONDS = 0.05;
/** Length of the chart that exceeds every screen. */
const PAPER_SECONDS = 60;
const SAMPLES = { full: 150, short: 44, column: 12 } as const;

/** A storm is over when fewer than this come in a second: between the two the paper keeps its way of drawing. */
const CALM_RATE = 12;
/** Above this share of it a trace is let finish before the columns begin. */
const NEARLY_DONE = 0.9;

/** When the seal of a trace locks, in seconds since 1970. */
export function sealOf(event: Pick<StripEvent, 'start' | 'duration' | 'drawn'>): number {
  return event.start + event.duration * event.drawn;
}

/** Whether a block of the past came so close to others that single traces could not be told apart. */
function isInStorm(blocks: readonly StripBlock[], index: number): boolean {
  const at = blocks[index]!.sealedAt;
  const near = blocks.filter((block) => Math.abs(block.sealedAt - at) <= BURST_WINDOW_SECONDS / 2);
  return near.length / BURST_WINDOW_SECONDS > DENSE_RATE;
}

/**
 * What is on the paper. Blocks are never dropped and never overlap: the more actions a second, the shorter each
 * trace, and above `DENSE_RATE` they merge into columns.
 */
export class StripModel {
  readonly events: StripEvent[] = [];
  readonly columns = new Map<number, StripColumn>();
  #arrivals: number[] = [];
  #highest = -1;
  #isDense = false;

  /** The last block put on the paper, also when it is not in view any more. */
  get last(): StripEvent | undefined {
    return this.events.at(-1);
  }

  /** Actions a second over the last three seconds, or over the last moment in a burst. */
  rateAt(now: number): number {
    const since = (seconds: number) => this.#arrivals.filter((time) => time > now - seconds).length;
    const burst = since(BURST_WINDOW_SECONDS);
    const steady = since(RATE_WINDOW_SECONDS) / RATE_WINDOW_SECONDS;
    return burst >= BURST_COUNT ? Math.max(steady, burst / BURST_WINDOW_SECONDS) : steady;
  }

  /** Whether columns are drawn at this moment. A storm ends later than it begins, so the paper does not flicker. */
  isDenseAt(now: number): boolean {
    const rate = this.rateAt(now);
    this.#isDense = this.#isDense ? rate > CALM_RATE : rate > DENSE_RATE;
    return this.#isDense;
  }

  /**
   * Blocks from before the page was opened, oldest first: each seal stands at the moment it was made.
   * Returns those that were not on the paper yet.
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
   * A block that has just arrived: its trace is drawn now, or as soon as the one before it is finished.
   * Returns false for one that is on the paper already.
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
      // Whatever is still waiting makes the next one shorter, so that the pen never falls behind for long.
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

  /** From when on the paper is free: after the last seal, and after the last column of a storm. */
  #freeFrom(): number {
    const lastColumn = [...this.columns.keys()].at(-1);
    const columns = lastColumn === undefined ? -Infinity : (lastColumn + 1) * COLUMN_SECONDS;
    return Math.max(columns, this.last ? sealOf(this.last) : -Infinity) + GAP_SECONDS;
  }

  /**
   * A storm breaks out: the trace under the pen ends where the pen is, sealed there, and traces that have not begun
   * become columns. So the envelope starts at the pen, with no gap before it and nothing ahead of it.
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
