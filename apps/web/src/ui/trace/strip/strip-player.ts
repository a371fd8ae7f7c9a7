import { Dust, DUST_FRAME_MS } from './dust.ts';
import { paintStrip, type StripFrame } from './paint-strip.ts';
import { readStripColors, type StripColors } from './strip-colors.ts';
import { sealOf, StripModel, type StripBlock } from './strip-model.ts';

/** Time after the last seal at which a still frame is taken. */
const STILL_SECONDS = 0.6;
/** Screens tell their frames a little early or late: one that is due must not wait for the next. */
const JITTER_MS = 1;

export interface StripPlayerOptions {
  readonly pen: HTMLCanvasElement;
  readonly dust: HTMLCanvasElement;
  /** `prefers-reduced-motion`: still frames, moved on by `step`. */
  readonly isCalm: boolean;
  readonly formatRate: (perSecond: number) => StripFrame['rate'];
  readonly formatHeight: StripFrame['formatHeight'];
}

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Runs the two canvases: only while they can be seen, and not while paused. */
export class StripPlayer {
  readonly model = new StripModel();
  readonly #dust = new Dust();
  readonly #options: StripPlayerOptions;
  readonly #pen: Sheet;
  readonly #dustSheet: Sheet;
  #colors: StripColors;
  #frame = 0;
  #lastDust = 0;
  #isVisible = false;
  /** Moment of the frame that is held, in seconds since 1970; null while the paper runs. */
  #heldAt: number | null = null;
  #hasDrawn = false;

  constructor(options: StripPlayerOptions) {
    this.#options = options;
    this.#pen = sheetOf(options.pen);
    this.#dustSheet = sheetOf(options.dust);
    this.#colors = readStripColors();
    this.resize();
  }

  load(blocks: readonly StripBlock[]): void {
    const { width, height } = this.#dustSheet;
    for (const block of this.model.load(blocks)) {
      if (block.isAction) this.#dust.add(block.points, block.blockHash, width, height, false);
    }
    if (this.#hasDrawn && this.#heldAt !== null) return;
    this.#hasDrawn = blocks.length > 0;
    if (this.#options.isCalm) this.#heldAt = this.#stillMoment();
    this.paint();
  }

  push(block: StripBlock): void {
    const isNew = this.model.push(block, Date.now() / 1000);
    const { width, height } = this.#dustSheet;
    if (isNew && block.isAction) this.#dust.add(block.points, block.blockHash, width, height, true);
  }

  setPaused(isPaused: boolean): void {
    if (!this.#options.isCalm) this.#heldAt = isPaused ? Date.now() / 1000 : null;
    this.#schedule();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#schedule();
  }

  /** Takes the colours of the theme and the size of the box anew. */
  resize(): void {
    for (const sheet of [this.#pen, this.#dustSheet]) fitSheet(sheet);
    this.#colors = readStripColors();
    this.paint();
  }

  /** The first moment at which every trace on the paper is finished. */
  #stillMoment(): number {
    const clock = Date.now() / 1000;
    const { last } = this.model;
    return last ? Math.min(clock, sealOf(last) + STILL_SECONDS) : clock;
  }

  /** One frame: of this moment, or of the one that is held. */
  paint(): void {
    const { context, width, height } = this.#pen;
    if (width === 0) return;
    const now = this.#heldAt ?? Date.now() / 1000;
    const { formatHeight, formatRate } = this.#options;
    const rate = this.model.isDenseAt(now) ? formatRate(this.model.rateAt(now)) : null;
    paintStrip({ context, width, height, now, colors: this.#colors, model: this.model, rate, formatHeight });
    this.#options.pen.parentElement?.setAttribute('data-drawn', '');
  }

  /** Shows what has arrived since the frame that is held; for people who want nothing to move by itself. */
  step(): void {
    this.#heldAt = this.#stillMoment();
    this.paint();
  }

  stop(): void {
    this.#isVisible = false;
    cancelAnimationFrame(this.#frame);
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#isVisible && this.#heldAt === null && !this.#options.isCalm) {
      this.#frame = requestAnimationFrame(this.#tick);
    }
  }

  #tick = (time: number): void => {
    this.paint();
    if (time - this.#lastDust >= DUST_FRAME_MS - JITTER_MS) {
      const { context, width, height } = this.#dustSheet;
      this.#dust.move(Math.min(0.1, (time - this.#lastDust) / 1000), width, height);
      this.#dust.paint(context, width, height, this.#colors);
      this.#lastDust = time;
    }
    this.#schedule();
  };
}

function sheetOf(canvas: HTMLCanvasElement): Sheet {
  return { canvas, context: canvas.getContext('2d')!, width: 0, height: 0 };
}

function fitSheet(sheet: Sheet): void {
  const { canvas, context } = sheet;
  const ratio = Math.min(2, devicePixelRatio || 1);
  sheet.width = canvas.clientWidth;
  sheet.height = canvas.clientHeight;
  canvas.width = sheet.width * ratio;
  canvas.height = sheet.height * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
