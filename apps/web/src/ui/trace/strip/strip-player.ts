import { formatInteger } from '../../../lib/format/format-number.ts';
import { Dust, DUST_FRAME_MS } from './dust.ts';
import { paintStrip } from './paint-strip.ts';
import type { StripControls, StripAppearance, StripSheets, StripTexts } from './strip-controls.ts';
import { StripReplay } from './strip-replay.ts';
import { sealOf, StripModel, type StripBlock } from './strip-model.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** Seconds after the last seal at which a still frame is taken. */
const STILL_SECONDS = 0.6;
/**
 * Tolerance in milliseconds: frames arrive slightly early
 * or late, and one that is due must not wait for the next.
 */
const JITTER_MS = 1;

export interface StripPlayerOptions extends StripSheets {
  readonly appearance: StripAppearance;
  readonly texts: StripTexts;
  /** Called with the first frame. */
  readonly onDrawn: () => void;
}

interface Sheet {
  readonly canvas: StripSheets['pen'];
  readonly context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Runs the two canvases only while they are visible and not paused. Does not access the document. */
export class StripPlayer implements StripControls {
  readonly model = new StripModel();
  readonly #replay = new StripReplay();
  readonly #dust = new Dust();
  readonly #pen: Sheet;
  readonly #dustSheet: Sheet;
  readonly #onDrawn: () => void;
  #appearance: StripAppearance;
  #texts: StripTexts;
  #frame = 0;
  #lastDust = 0;
  #isVisible = false;
  #isCalm: boolean;
  #isPaused = false;
  /** Time of the current still frame in seconds since 1970; null while the paper is moving. */
  #pausedAt: number | null = null;
  #hasLoaded = false;
  #hasDrawn = false;

  constructor({ pen, dust, appearance, texts, onDrawn }: StripPlayerOptions) {
    this.#pen = sheetOf(pen);
    this.#dustSheet = sheetOf(dust);
    this.#appearance = appearance;
    this.#isCalm = appearance.isCalm;
    this.#texts = texts;
    this.#onDrawn = onDrawn;
    this.setAppearance(appearance);
  }

  load(blocks: readonly StripBlock[]): void {
    const { width, height } = this.#dustSheet;
    for (const block of this.model.load(blocks)) {
      this.#replay.keep(block);
      if (block.isAction) this.#dust.add(block.points, block.blockHash, width, height, false);
    }
    if (this.#hasLoaded && this.#pausedAt !== null) return;
    this.#hasLoaded = blocks.length > 0;
    if (this.#isCalm) this.#pausedAt = this.#stillMoment();
    this.paint();
  }

  push(block: StripBlock): void {
    const isNew = this.model.push(block, serverNow() / 1000);
    const { width, height } = this.#dustSheet;
    if (isNew) this.#replay.keep(block);
    if (isNew && block.isAction) this.#dust.add(block.points, block.blockHash, width, height, true);
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!this.#isCalm) this.#pausedAt = isPaused ? serverNow() / 1000 : null;
    this.#schedule();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#schedule();
  }

  setTexts(texts: StripTexts): void {
    this.#texts = texts;
  }

  setAppearance(appearance: StripAppearance): void {
    this.#appearance = appearance;
    fitSheet(this.#pen, appearance.pen, appearance.ratio);
    fitSheet(this.#dustSheet, appearance.dust, appearance.ratio);
    if (appearance.isCalm !== this.#isCalm) {
      this.#isCalm = appearance.isCalm;
      this.#pausedAt = appearance.isCalm ? this.#stillMoment() : null;
      this.setPaused(this.#isPaused);
    }
    this.paint();
  }

  /** Returns the first time at which every trace on the paper is complete. */
  #stillMoment(): number {
    const clock = serverNow() / 1000;
    const { last } = this.model;
    return last ? Math.min(clock, sealOf(last) + STILL_SECONDS) : clock;
  }

  /** Paints one frame: of the current time, or of the still frame. */
  paint(): void {
    const { context, width, height } = this.#pen;
    if (width === 0) return;
    const now = this.#pausedAt ?? serverNow() / 1000;
    const { language, perSecond } = this.#texts;
    if (this.#pausedAt === null && !this.#isCalm) this.#replay.advance(now);
    const model = this.#replay.model ?? this.model;
    paintStrip({
      context,
      width,
      height,
      now,
      colors: this.#appearance.colors,
      model,
      isReplay: model !== this.model,
      rate: model.isDenseAt(now) ? { text: String(Math.round(model.rateAt(now))), unit: perSecond } : null,
      formatHeight: (number) => `#${formatInteger(number, language)}`,
    });
    if (this.#hasDrawn) return;
    this.#hasDrawn = true;
    this.#onDrawn();
  }

  /** Draws the blocks that arrived since the last frame, for users who prefer reduced motion. */
  step(): void {
    this.#replay.end();
    this.#pausedAt = this.#stillMoment();
    this.paint();
  }

  stop(): void {
    this.#isVisible = false;
    cancelAnimationFrame(this.#frame);
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#isVisible && this.#pausedAt === null && !this.#isCalm) {
      this.#frame = requestAnimationFrame(this.#tick);
    }
  }

  #tick = (time: number): void => {
    this.paint();
    if (time - this.#lastDust >= DUST_FRAME_MS - JITTER_MS) {
      const { context, width, height } = this.#dustSheet;
      this.#dust.move(Math.min(0.1, (time - this.#lastDust) / 1000), width, height);
      this.#dust.paint(context, width, height, this.#appearance.colors);
      this.#lastDust = time;
    }
    this.#schedule();
  };
}

function sheetOf(canvas: StripSheets['pen']): Sheet {
  // The strip only uses features that both types of context support.
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  return { canvas, context, width: 0, height: 0 };
}

function fitSheet(sheet: Sheet, [width, height]: readonly [number, number], ratio: number): void {
  const { canvas, context } = sheet;
  sheet.width = width;
  sheet.height = height;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
