import { useEffect, useRef, useState } from 'react';
import { formatInteger } from '../lib/format/format-number.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';

const DURATION_MS = 900;

/** Fast at first and slow at the end, so that the last digits are readable. */
const easeOut = (part: number) => 1 - (1 - part) ** 3;

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from the displayed value up to a larger one; any other value is shown in the next frame. */
function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    const isStill = value <= from || isMotionReduced();
    let startedAt: number | null = null;
    const step = (now: number) => {
      startedAt ??= now;
      const part = isStill ? 1 : Math.min(1, (now - startedAt) / DURATION_MS);
      latest.current = Math.round(from + (value - from) * easeOut(part));
      setShown(latest.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/**
 * A whole number that counts up when it increases. Hidden from screen readers while it counts, because the
 * page announces the final value in its own live region.
 */
export function CountUp({ value }: { value: number }) {
  const { language } = useLanguage();
  const shown = useCountUp(value);
  return <span aria-hidden={shown === value ? undefined : true}>{formatInteger(shown, language)}</span>;
}
