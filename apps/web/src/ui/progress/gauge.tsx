import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const TICKS = 40;
const WIDTH = 1000;

export interface GaugeProps {
  readonly value: number;
  readonly most: number;
  /** "120 of at most 400 EP": text alternative of the drawing. */
  readonly label: string;
}

/** Returns the pointer's position, 0…1, clamped to the ends. */
export function gaugePosition(value: number, most: number): number {
  return most <= 0 ? 0 : Math.min(1, Math.max(0, value / most));
}

/** A scale with the logo's wedge as pointer, for energy with a known range. */
export function Gauge({ value, most, label }: GaugeProps) {
  const { language } = useLanguage();
  const x = gaugePosition(value, most) * WIDTH;
  return (
    <div className="gauge">
      <svg viewBox={`-6 0 ${WIDTH + 12} 30`} preserveAspectRatio="none" role="img" aria-label={label}>
        {Array.from({ length: TICKS + 1 }, (_, index) => (
          <path
            key={index}
            className="gauge-tick"
            d={`M${(index * WIDTH) / TICKS} ${index % 10 === 0 ? 16 : 20}V26`}
          />
        ))}
        <path className="gauge-tick" d={`M0 26H${WIDTH}`} />
        <path className="gauge-fill" d={`M0 28H${x}`} />
      </svg>
      <svg className="gauge-pointer" viewBox="-6 0 12 14" aria-hidden="true" style={{ left: `${x / 10}%` }}>
        <path d="M-6 0H6L0 14z" />
      </svg>
      <p className="label gauge-scale" aria-hidden="true">
        {[0, most / 2, most].map((mark) => (
          <span key={mark}>{formatInteger(mark, language)}</span>
        ))}
      </p>
    </div>
  );
}
