import type { StripColors } from './strip-colors.ts';

export const MONO = '500 10.5px "Martian Mono", monospace';

/** The paper of one frame with its coordinates. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly colors: StripColors;
  readonly width: number;
  readonly height: number;
  readonly now: number;
  readonly isPhone: boolean;
  /** Geometry in CSS pixels: position of the pen, center line, full deflection, and edges of the paper. */
  readonly penX: number;
  readonly middle: number;
  readonly swing: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (time: number) => number;
  readonly pixelsPerSecond: number;
}
