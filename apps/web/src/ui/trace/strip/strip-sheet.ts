import type { StripColors } from './strip-colors.ts';

export const MONO = '500 10.5px "Martian Mono", monospace';

/** The paper of one frame and where things lie on it. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly colors: StripColors;
  readonly width: number;
  readonly height: number;
  readonly now: number;
  readonly isPhone: boolean;
  /** Where the pen is, the middle line, the height of a full swing, the paper's edges. */
  readonly penX: number;
  readonly middle: number;
  readonly swing: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (time: number) => number;
  readonly pixelsPerSecond: number;
}
