import { chanceOf } from '../chance.ts';
import { PALETTES } from './palettes.ts';

const SIZE = 512;
const MIDDLE = SIZE / 2;

/** Draws the logo of a token as SVG: a coin with its own symbol. */
export function drawLogo({
  palette: index,
  seed,
}: {
  readonly palette: number;
  readonly seed: string;
}): string {
  const chance = chanceOf(seed, 'logo');
  const { ground, colours } = PALETTES[index]!;
  const corners = 3 + chance.below(6);
  const inner = 0.45 + chance.below(45) / 100;
  const turn = chance.below(360);
  const points = Array.from({ length: corners * 2 }, (_, corner) => {
    const angle = (corner / (corners * 2)) * Math.PI * 2 - Math.PI / 2;
    const radius = corner % 2 === 0 ? 150 : 150 * inner;
    return `${Math.round(MIDDLE + Math.cos(angle) * radius)},${Math.round(MIDDLE + Math.sin(angle) * radius)}`;
  }).join(' ');
  const ring = chance.isOneIn(2) ? `stroke-dasharray="${8 + chance.below(40)} ${6 + chance.below(16)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="250" fill="${colours[0]}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="214" fill="none" stroke="${colours[2]}" stroke-width="14" ${ring}/><polygon points="${points}" fill="${colours[3]}" transform="rotate(${turn} ${MIDDLE} ${MIDDLE})"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${34 + chance.below(30)}" fill="${ground}"/></svg>`;
}
