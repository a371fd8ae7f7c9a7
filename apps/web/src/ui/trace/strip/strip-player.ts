import { Dust, DUST_FRAME_MS } from './dust.ts';
import { paintStrip, type StripFrame } from './paint-strip.ts';
import { readStripColors, type StripColors } from './strip-colors.ts';
import { DENSE_RATE, StripModel, type StripBlock } from './strip-model.ts';

/** Time after the last seal at which a still frame is taken. */
const STILL_SECONDS = 0.6;

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
  #isPaused = false;

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
    this.paint();
  }

  push(block: StripBlock): void {
    const isNew = this.model.push(block, Date.now() / 1000);
    const { width, height } = this.#dustSheet;
    if (isNew && block.isAction) this.#dust.add(block.points, block.blockHash, width, height, true);
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
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

  /** One frame at this moment; a still frame shows the last traces finished. */
  paint(): void {
    const { context, width, height } = this.#pen;
    if (width === 0) return;
    const clock = Date.now() / 1000;
    const { last } = this.model;
    const still = last ? Math.min(clock, last.start + last.duration + STILL_SECONDS) : clock;
    const now = this.#options.isCalm ? still : clock;
    const perSecond = this.model.rateAt(clock);
    const { formatHeight } = this.#options;
    const rate = perSecond > DENSE_RATE ? this.#options.formatRate(perSecond) : null;
    paintStrip({ context, width, height, now, colors: this.#colors, model: this.model, rate, formatHeight });
    this.#options.pen.parentElement?.setAttribute('data-drawn', '');
  }

  /** Shows what has arrived since the last frame; for people who want nothing to move by itself. */
  step(): void {
    this.paint();
  }

  stop(): void {
    this.#isVisible = false;
    cancelAnimationFrame(this.#frame);
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#isVisible && !this.#isPaused && !this.#options.isCalm) {
      this.#frame = requestAnimationFrame(this.#tick);
    }
  }

  #tick = (time: number): void => {
    this.paint();
    if (time - this.#lastDust >= DUST_FRAME_MS) {
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
