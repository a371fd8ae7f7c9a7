import type { Language } from '@nova/shared/language/language';
import type { StripColors } from './strip-colors.ts';
import type { StripBlock } from './strip-model.ts';

/** Canvases that the strip is drawn on: of the page, or transferred to a worker. */
export interface StripSheets {
  readonly pen: HTMLCanvasElement | OffscreenCanvas;
  readonly dust: HTMLCanvasElement | OffscreenCanvas;
}

/** Properties of the canvases that only the page knows; sizes in CSS pixels. */
export interface StripAppearance {
  readonly pen: readonly [width: number, height: number];
  readonly dust: readonly [width: number, height: number];
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number;
  readonly colors: StripColors;
  /** `prefers-reduced-motion`: still frames, advanced by `step`. */
  readonly isCalm: boolean;
}

/** Texts that the strip itself draws. */
export interface StripTexts {
  readonly language: Language;
  /** The unit of the rate in a burst: "per second". */
  readonly perSecond: string;
}

/** Controls of a strip, whether the page or a worker draws it. */
export interface StripControls {
  /** Loads earlier blocks, oldest first; those already on the paper are skipped. */
  load(blocks: readonly StripBlock[]): void;
  /** Adds a newly sealed block. */
  push(block: StripBlock): void;
  setPaused(isPaused: boolean): void;
  setVisible(isVisible: boolean): void;
  setAppearance(appearance: StripAppearance): void;
  setTexts(texts: StripTexts): void;
  /** Draws everything that has arrived since the current still frame. */
  step(): void;
  stop(): void;
}

/**
 * Names of the controls that a page can send to a worker: all except stopping, which terminates the worker.
 */
export const STRIP_ORDERS = [
  'load',
  'push',
  'setPaused',
  'setVisible',
  'setAppearance',
  'setTexts',
  'step',
] as const;
type OrderName = (typeof STRIP_ORDERS)[number];

/** One control call as a message to the worker. */
export type StripOrder = {
  readonly [Name in OrderName]: { readonly name: Name; readonly args: Parameters<StripControls[Name]> };
}[OrderName];

/** The first message: the canvases and their appearance. */
export interface StripOpening {
  readonly pen: OffscreenCanvas;
  readonly dust: OffscreenCanvas;
  readonly appearance: StripAppearance;
  readonly texts: StripTexts;
}

/** Messages from the worker to its page: it can receive the canvases, and the first frame is drawn. */
export type StripUpdate = 'ready' | 'drawn';
