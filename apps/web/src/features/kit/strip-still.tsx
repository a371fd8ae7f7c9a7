import { useEffect, useRef } from 'react';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { THEME_EVENT } from '../../ui/shell/theme-switch.tsx';
import { paintStrip } from '../../ui/trace/strip/paint-strip.ts';
import { readStripColors } from '../../ui/trace/strip/strip-colors.ts';
import { DENSE_RATE, StripModel } from '../../ui/trace/strip/strip-model.ts';
import { TRACE_KINDS } from '../../ui/trace/trace-kinds.ts';
import { fillIn, useKitTexts } from './kit-texts.ts';
import { SAMPLE_HEIGHT, SAMPLE_POINTS } from './samples.ts';

const SECONDS = 14;
/** Arbitrary but constant, so that the same picture is drawn every time. */
const BEGIN = 1_800_000_000;

function record(
  rate: number,
  name: string,
  toDetail: (height: number, points: number) => string,
): StripModel {
  const model = new StripModel();
  for (let index = 0; index < rate * SECONDS; index++) {
    const sealedAt = BEGIN + index / rate;
    const number = SAMPLE_HEIGHT + index;
    const points = SAMPLE_POINTS[(index * 7) % SAMPLE_POINTS.length]!;
    const kind = TRACE_KINDS[(index * 3) % TRACE_KINDS.length]!;
    const block = { kind, points, blockHash: `0xkit${number}`, number, isAction: true, sealedAt, name };
    model.push({ ...block, detail: toDetail(number, points) }, sealedAt);
  }
  return model;
}

/** One frame of the strip at a rate of actions, drawn in the colors of its context. */
export function StripStill({ rate }: { rate: number }) {
  const { traces } = useKitTexts();
  const { language } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current!;
    const formatHeight = (height: number) => `#${formatInteger(height, language)}`;
    const model = record(rate, traces.name, (height, points) => `${formatHeight(height)}  +${points} EP`);
    const paint = () => {
      const ratio = Math.min(2, devicePixelRatio || 1);
      const { clientWidth: width, clientHeight: height } = sheet;
      sheet.width = width * ratio;
      sheet.height = height * ratio;
      const context = sheet.getContext('2d')!;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const shownRate = rate > DENSE_RATE ? { text: String(rate), unit: traces.perSecond } : null;
      const now = BEGIN + SECONDS;
      const colors = readStripColors(sheet);
      const isReplay = false;
      paintStrip({ context, width, height, now, colors, model, isReplay, rate: shownRate, formatHeight });
    };
    const observer = new ResizeObserver(paint);
    observer.observe(sheet);
    addEventListener(THEME_EVENT, paint);
    void document.fonts.ready.then(paint);
    return () => {
      observer.disconnect();
      removeEventListener(THEME_EVENT, paint);
    };
  }, [rate, traces, language]);
  return (
    <div className="kit-still">
      <canvas ref={canvas} role="img" aria-label={fillIn(traces.stripLabel, { rate })} />
    </div>
  );
}
