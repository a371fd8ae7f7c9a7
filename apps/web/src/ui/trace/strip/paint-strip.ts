import { heatOf, traceAmplitude } from '../trace-scale.ts';
import type { StripColors } from './strip-colors.ts';
import { MONO, type Sheet } from './strip-sheet.ts';
import { paintColumns, penInColumns } from './paint-columns.ts';
import { sealOf, type StripEvent, type StripModel } from './strip-model.ts';

const SANS = '"Instrument Sans", sans-serif';
const SEAL_LOCK_SECONDS = 0.3;
/** Width for "#1,284,507  +100 EP". */
const DETAIL_WIDTH = 140;

export interface StripFrame {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly now: number;
  readonly colors: StripColors;
  readonly model: StripModel;
  /** In a replay, the displayed seconds are not those of the blocks. */
  readonly isReplay: boolean;
  readonly formatHeight: (height: number) => string;
  /** "34" and "per second", shown in a burst. */
  readonly rate: { readonly text: string; readonly unit: string } | null;
}

function layOut({ context, width, height, now, colors }: StripFrame): Sheet {
  const isPhone = width < 700;
  const pixelsPerSecond = isPhone ? 47 : 78;
  const penX = width - (isPhone ? 64 : 176);
  const top = 26;
  const bottom = height - (isPhone ? 46 : 58);
  const middle = top + (bottom - top) * 0.56;
  const x = (time: number) => penX - (now - time) * pixelsPerSecond;
  const swing = (bottom - top) * 0.52;
  return {
    context,
    colors,
    width,
    height,
    now,
    isPhone,
    penX,
    middle,
    swing,
    top,
    bottom,
    x,
    pixelsPerSecond,
  };
}

function stroke(
  { context }: Sheet,
  colour: string,
  width: number,
  points: readonly (readonly [number, number])[],
) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}

function clockText(seconds: number): string {
  const date = new Date(seconds * 1000);
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Seconds move with the paper; every fifth shows the time, unless it is a replay. */
function paintPaper(sheet: Sheet, hasClock: boolean): void {
  const { context, colors, now, penX, pixelsPerSecond, width, top, bottom, x } = sheet;
  context.font = MONO;
  context.textAlign = 'left';
  const last = now + (width - penX) / pixelsPerSecond;
  for (let second = Math.floor(now - penX / pixelsPerSecond) - 1; second <= last; second += 1) {
    const at = Math.round(x(second)) + 0.5;
    const isFifth = second % 5 === 0;
    const from = isFifth ? 0 : top - 8;
    stroke(sheet, isFifth ? colors.line2 : colors.line, 1, [
      [at, from],
      [at, bottom + (isFifth ? 8 : 0)],
    ]);
    if (!hasClock || !isFifth || at > penX - 20) continue;
    context.fillStyle = colors.ink3;
    context.fillText(clockText(second), at + 6, 16);
  }
}

/** The EP scale is fixed on the right, at the present. */
function paintScale(sheet: Sheet): void {
  const { context, colors, middle, swing, width } = sheet;
  context.textAlign = 'right';
  for (const points of [10, 25, 50, 100]) {
    const y = Math.round(middle - traceAmplitude(points) * swing) + 0.5;
    context.setLineDash([2, 4]);
    stroke(sheet, colors.line, 1, [
      [0, y],
      [width, y],
    ]);
    context.setLineDash([]);
    const label = points === 100 ? '100 EP' : String(points);
    const labelWidth = context.measureText(label).width;
    context.fillStyle = colors.paper;
    context.fillRect(width - labelWidth - 18, y - 7, labelWidth + 12, 14);
    context.fillStyle = colors.ink3;
    context.fillText(label, width - 12, y + 4);
  }
  context.textAlign = 'left';
}

function heightAt(event: StripEvent, progress: number, { middle, swing }: Sheet): number {
  const at = progress * (event.samples.length - 1);
  const index = Math.floor(at);
  const from = event.samples[index]!;
  const to = event.samples[index + 1] ?? 0;
  return middle - (from + (to - from) * (at - index)) * event.amplitude * swing;
}

function paintWave(sheet: Sheet, event: StripEvent, progress: number): void {
  const { colors, middle, x, penX, pixelsPerSecond } = sheet;
  const from = x(event.start);
  // The trace replaces the flat line below it.
  stroke(sheet, colors.paper, 4, [
    [from, middle],
    [Math.min(x(sealOf(event)), penX), middle],
  ]);
  const count = event.samples.length - 1;
  const steps = Math.max(2, Math.ceil(count * progress));
  const points: [number, number][] = [[from, middle]];
  for (let step = 0; step <= steps; step += 1) {
    const at = Math.min(progress, step / count);
    points.push([from + at * event.duration * pixelsPerSecond, heightAt(event, at, sheet)]);
  }
  // A trace that a burst has cut short returns to the baseline at its seal immediately.
  if (event.drawn < 1 && progress >= event.drawn) points.push([x(sealOf(event)), middle]);
  stroke(sheet, event.isAction ? colors.heat[heatOf(event.points)]! : colors.ink3, 1.9, points);
}

/** Splits a name into two rows for phones. */
function toRows(name: string): [string, string] {
  const texts = name.split(' ');
  const half = Math.ceil(texts.length / 2);
  return [texts.slice(0, half).join(' '), texts.slice(half).join(' ')];
}

const nameFont = (isPhone: boolean) => `600 ${isPhone ? 11 : 13}px ${SANS}`;

/** Returns the width of a block's label to the left of its seal. */
function measureLabel({ context, isPhone }: Sheet, { name }: StripEvent): number {
  context.font = nameFont(isPhone);
  const widths = (isPhone ? toRows(name) : [name]).map((text) => context.measureText(text).width);
  return Math.max(isPhone ? 0 : DETAIL_WIDTH, ...widths);
}

function paintLabel(sheet: Sheet, event: StripEvent, x: number, opacity: number): void {
  const { context, colors, isPhone, bottom } = sheet;
  context.globalAlpha = opacity;
  context.textAlign = 'right';
  context.fillStyle = colors.ink;
  context.font = nameFont(isPhone);
  if (isPhone) {
    for (const [row, line] of toRows(event.name).entries()) {
      context.fillText(line, x + 3, bottom + 17 + row * 13);
    }
  } else {
    context.fillText(event.name, x + 3, bottom + 32 - 6);
    context.font = MONO;
    context.fillStyle = colors.ink3;
    context.fillText(event.detail, x + 3, bottom + 49 - 6);
  }
  context.textAlign = 'left';
  context.globalAlpha = 1;
}

function paintSeal(sheet: Sheet, event: StripEvent, hasLabel: boolean): void {
  const { context, colors, middle, bottom, now, x } = sheet;
  const at = x(sealOf(event));
  const locked = Math.min(1, (now - sealOf(event)) / SEAL_LOCK_SECONDS);
  const size = (event.duration < 0.6 ? 5 : 7) + (1 - locked) * 9;
  context.fillStyle = colors.ink;
  context.fillRect(at - size / 2, middle - size / 2, size, size);
  if (!hasLabel) return;
  const tick = Math.round(at) + 0.5;
  stroke(sheet, colors.line2, 1, [
    [tick, middle + 8],
    [tick, bottom + 8],
  ]);
  paintLabel(sheet, event, at, locked);
}

/** Paints single traces; a name only where the previous one leaves room. Returns the height of the pen. */
function paintEvents(sheet: Sheet, model: StripModel): number {
  const { now, x, middle } = sheet;
  let penY = middle;
  let labelledUntil = -Infinity;
  for (const event of model.events) {
    const end = x(sealOf(event));
    const progress = Math.min(event.drawn, (now - event.start) / event.duration);
    if (end < -160 || progress <= 0) continue;
    paintWave(sheet, event, progress);
    if (progress < event.drawn) {
      penY = heightAt(event, progress, sheet);
      continue;
    }
    const hasLabel = end - measureLabel(sheet, event) - 14 > labelledUntil;
    if (hasLabel) labelledUntil = end;
    paintSeal(sheet, event, hasLabel);
  }
  return penY;
}

/** Paints the rate per second above the needle; on a phone no wider than the room right of the pen. */
function paintRate(
  { context, colors, width, penX, isPhone }: Sheet,
  rate: NonNullable<StripFrame['rate']>,
): void {
  context.textAlign = 'right';
  context.fillStyle = colors.paper;
  const from = Math.max(penX + 2, width - 112);
  context.fillRect(from, 20, width - from, 56);
  context.fillStyle = colors.ink;
  context.font = `500 ${isPhone ? 22 : 30}px "Martian Mono", monospace`;
  context.fillText(rate.text, width - (isPhone ? 4 : 12), 50);
  context.fillStyle = colors.ink3;
  context.font = isPhone ? '500 8.5px "Martian Mono", monospace' : MONO;
  context.fillText(rate.unit, width - (isPhone ? 4 : 12), 68);
  context.textAlign = 'left';
}

/** Paints the needle: the wedge of the logo, from the pen to the edge. */
function paintNeedle({ context, colors, penX, middle, width, isPhone }: Sheet, penY: number): void {
  const half = isPhone ? 5 : 6;
  context.fillStyle = colors.energy;
  context.beginPath();
  context.moveTo(penX - 1, penY);
  context.lineTo(width + 2, middle - half);
  context.lineTo(width + 2, middle + half);
  context.closePath();
  context.fill();
}

export function paintStrip(frame: StripFrame): void {
  const sheet = layOut(frame);
  const { context, width, height, colors, middle, penX } = sheet;
  context.clearRect(0, 0, width, height);
  context.lineJoin = 'round';
  context.textBaseline = 'alphabetic';
  paintPaper(sheet, !frame.isReplay);
  paintScale(sheet);
  stroke(sheet, colors.ink3, 1.75, [
    [0, middle],
    [penX, middle],
  ]);
  paintColumns(sheet, frame.model, frame.formatHeight);
  const eventY = paintEvents(sheet, frame.model);
  const penY = penInColumns(sheet, frame.model.columns) ?? eventY;
  if (frame.rate) paintRate(sheet, frame.rate);
  paintNeedle(sheet, penY);
}
