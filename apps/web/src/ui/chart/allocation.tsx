import { useId } from 'react';
import { formatPercent } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

export interface AllocationPart {
  readonly name: string;
  readonly value: number;
  /** The formatted amount: "400,000,000 NAC". */
  readonly amount: string;
  /** True for a part that is still locked, which is drawn hatched. */
  readonly isLocked?: boolean;
  /** Number of its color (`--tone-1` to `--tone-8`), to match other charts; otherwise by its position. */
  readonly tone?: number;
}

export interface Slice extends AllocationPart {
  /** Start and length on a bar of 1,000 units. */
  readonly start: number;
  readonly length: number;
  /** Fraction of the whole, 0 to 1. */
  readonly share: number;
}

const BAR = 1000;
const BAR_HEIGHT = 40;

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

/** Returns the position and size of a part, with a gap before the next one. */
const extentOf = ({ start, length }: Slice) => ({
  x: start.toFixed(2),
  width: Math.max(0, length - 3).toFixed(2),
  height: BAR_HEIGHT,
});

const TONES = 8;
const toneOf = ({ tone }: AllocationPart, index: number) => `tone-${tone ?? (index % TONES) + 1}`;

interface AllocationProps {
  readonly label: string;
  readonly parts: readonly AllocationPart[];
}

function Bar({ label, slices }: { label: string; slices: readonly Slice[] }) {
  const hatch = useId();
  return (
    <svg viewBox={`0 0 ${BAR} ${BAR_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <defs>
        <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 9 9 0" />
        </pattern>
      </defs>
      {slices.map((slice, index) => (
        <g key={slice.name} className={toneOf(slice, index)}>
          <rect {...extentOf(slice)} />
          {slice.isLocked ? (
            <rect className="locked" style={{ fill: `url(#${hatch})` }} {...extentOf(slice)} />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** Only the bar of an allocation, above a list that has the same colors, shares and amounts. */
export function AllocationBar({ label, parts }: AllocationProps) {
  return (
    <figure className="allocation">
      <Bar label={label} slices={toSlices(parts)} />
    </figure>
  );
}

/** Allocation of a total: one bar, and a list of the parts with color, share and amount. */
export function Allocation({ label, parts }: AllocationProps) {
  const { language } = useLanguage();
  const slices = toSlices(parts);
  return (
    <figure className="allocation">
      <Bar label={label} slices={slices} />
      <ol>
        {slices.map((slice, index) => (
          <li key={slice.name}>
            <span className={`swatch ${toneOf(slice, index)}${slice.isLocked ? ' locked' : ''}`} />
            <span>{slice.name}</span>
            <span className="num">{formatPercent(slice.share, language)}</span>
            <span className="num faint">{slice.amount}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
