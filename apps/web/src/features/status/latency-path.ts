interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Minimum top of the scale in milliseconds, because a
 * difference between one and five milliseconds is irrelevant.
 */
const LEAST_TOP_MS = 50;
const FLOOR = 4;

function placeOf(index: number, count: number, { width }: Box): number {
  return count < 2 ? width : (index / (count - 1)) * width;
}

/**
 * Returns the SVG path of response times in milliseconds, oldest first, with gaps for missing ones. The
 * highest value reaches the top.
 */
export function latencyPath(values: readonly (number | null)[], box: Box): string {
  const top = Math.max(LEAST_TOP_MS, ...values.map((value) => value ?? 0));
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const y = box.height - FLOOR - (value / top) * (box.height - 2 * FLOOR);
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${placeOf(index, values.length, box).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Returns a mark on the baseline for each missing response. */
export function missedMarks(values: readonly (number | null)[], box: Box): string {
  return values
    .map((value, index) =>
      value === null ? `M${placeOf(index, values.length, box).toFixed(1)} ${box.height - 1}v-10` : '',
    )
    .join('');
}
