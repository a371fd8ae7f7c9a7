import { useId } from 'react';
import { formatPercent } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

export interface AllocationPart {
  readonly name: string;
  readonly value: number;
  /** The formatted amount: "400,000,000 NAC". */
  readonly amount: string;
  /** Hatched, because it is not open yet. */
  readonly isLocked?: boolean;
}

export interface Slice extends AllocationPart {
  /** Start and length on a bar of 1,000 units. */
  readonly start: number;
  readonly length: number;
  /** Fraction of the whole, 0 to 1. */
  readonly share: number;
}

const BAR = 1000;

/** Returns the position of each part on the bar; together they fill it exactly, regardless of their sum. */
export function toSlices(parts: readonly AllocationPart[]): Slice[] {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  let start = 0;
  return parts.map((part) => {
    const length = whole === 0 ? 0 : (part.value / whole) * BAR;
    const slice = { ...part, start, length, share: length / BAR };
    start += length;
    return slice;
  });
}

/**
 * Parts of a whole: one bar, and each part with percentage
 * and amount. No color, which is reserved for actions.
 */
export function Allocation({ label, parts }: { label: string; parts: readonly AllocationPart[] }) {
  const { language } = useLanguage();
  const slices = toSlices(parts);
  const hatch = useId();
  return (
    <figure className="allocation">
      <svg viewBox={`0 0 ${BAR} 40`} preserveAspectRatio="none" role="img" aria-label={label}>
        <defs>
          <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M0 9 9 0" />
          </pattern>
        </defs>
        {slices.map((slice, index) => (
          <rect
            key={slice.name}
            className={slice.isLocked ? 'locked' : `shade-${index % 4}`}
            fill={slice.isLocked ? `url(#${hatch})` : undefined}
            x={slice.start.toFixed(2)}
            width={Math.max(0, slice.length - 3).toFixed(2)}
            height="40"
          />
        ))}
      </svg>
      <ol>
        {slices.map((slice, index) => (
          <li key={slice.name}>
            <span className={`swatch ${slice.isLocked ? 'locked' : `shade-${index % 4}`}`} />
            <span>{slice.name}</span>
            <span className="num">{formatPercent(slice.share, language)}</span>
            <span className="num faint">{slice.amount}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
