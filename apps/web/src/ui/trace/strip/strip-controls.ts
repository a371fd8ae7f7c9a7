import type { Language } from '../../../lib/i18n/language.ts';
import type { StripColors } from './strip-colors.ts';
import type { StripBlock } from './strip-model.ts';

/** Where the strip is drawn: canvases of the page, or what a page has handed to a worker. */
export interface StripSheets {
  readonly pen: HTMLCanvasElement | OffscreenCanvas;
  readonly dust: HTMLCanvasElement | OffscreenCanvas;
}

/** What only the page knows of the two canvases; sizes in CSS pixels. */
export interface StripAppearance {
  readonly pen: readonly [width: number, height: number];
  readonly dust: readonly [width: number, height: number];
  /** Pixels of the canvas for each of them. */
  readonly ratio: number;
  readonly colors: StripColors;
  /** `prefers-reduced-motion`: still frames, moved on by `step`. */
  readonly isCalm: boolean;
}

/** What the strip writes by itself. */
export interface StripTexts {
  readonly language: Language;
  /** The unit of the rate in a storm: "per second". */
  readonly perSecond: string;
}

/** What a page tells a strip, wherever it is drawn. */
export interface StripControls {
  /** Blocks from before, oldest first; those that are on the paper already are skipped. */
  load(blocks: readonly StripBlock[]): void;
  /** A block that was sealed just now. */
  push(block: StripBlock): void;
  setPaused(isPaused: boolean): void;
  setVisible(isVisible: boolean): void;
  setAppearance(appearance: StripAppearance): void;
  setTexts(texts: StripTexts): void;
  /** Shows what has arrived since the frame that is held. */
  step(): void;
  stop(): void;
}

/** Names of what a page may tell a worker: everything but the end, which ends the worker. */
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

/** One call of a control, as it travels to the worker. */
export type StripOrder = {
  readonly [Name in OrderName]: { readonly name: Name; readonly args: Parameters<StripControls[Name]> };
}[OrderName];

/** The first message: the canvases, and how they look. */
export interface StripOpening {
  readonly pen: OffscreenCanvas;
  readonly dust: OffscreenCanvas;
  readonly appearance: StripAppearance;
  readonly texts: StripTexts;
}

/** What the worker tells its page: that it can take the canvases, and that the first frame stands. */
export type StripUpdate = 'ready' | 'drawn';
