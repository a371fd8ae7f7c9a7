/** Drawing area of a chart in pixels: marks between `left` and `right`, from `floor` up to `ceiling`. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly ceiling: number;
  readonly floor: number;
  readonly isNarrow: boolean;
}

const HEIGHT = { wide: 250, narrow: 210 } as const;
/** Below this width in pixels, a chart is lower and has fewer labels. */
export const NARROW_BELOW = 520;
/** Width of the axis labels in pixels, on the right next to the present. */
const AXIS_WIDTH = { wide: 60, narrow: 52 } as const;
const LABEL_HEIGHT = 26;
const HEADROOM = 20;

/** Returns the drawing area of a chart of the given width in pixels. */
export function chartBox(width: number): ChartBox {
  const isNarrow = width < NARROW_BELOW;
  const height = isNarrow ? HEIGHT.narrow : HEIGHT.wide;
  return {
    width,
    height,
    left: 0,
    right: width - (isNarrow ? AXIS_WIDTH.narrow : AXIS_WIDTH.wide),
    ceiling: HEADROOM,
    floor: height - LABEL_HEIGHT,
    isNarrow,
  };
}

/** Step sizes below 10: whole numbers only, so without 2.5. */
const SMALL_STEPS = [1, 2, 5, 10];
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Returns three to six marks of an axis from 0 to a round number not below the maximum. Whole numbers only,
 * because there are no half actions.
 */
export function axisMarks(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(rough)));
  const steps = power === 1 ? SMALL_STEPS : STEPS;
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Returns the height of a value in the box; `top` is the highest mark. */
export function toY(value: number, top: number, { ceiling, floor }: ChartBox): number {
  return floor - (value / top) * (floor - ceiling);
}

export interface Band {
  readonly x: number;
  readonly width: number;
}

/**
 * Returns the band of one of `count` columns, with gaps of about a quarter and a width of at most `widest`.
 */
export function bandOf(index: number, count: number, { left, right }: ChartBox, widest = 64): Band {
  const step = (right - left) / count;
  const width = Math.max(1, Math.min(widest, step > 6 ? step * 0.76 : step - 1));
  return { x: left + index * step + (step - width) / 2, width };
}

/** Returns which of `count` labels are shown: always the last one, and before it as many as fit. */
export function labelled(count: number, { left, right }: ChartBox, labelWidth: number): number[] {
  const room = Math.max(1, Math.floor((right - left) / labelWidth));
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}
