import { createSeededRandom } from '../seeded-random.ts';
import { heatOf } from '../trace-scale.ts';
import type { StripColors } from './strip-colors.ts';

/** Requirement 290: 25 particles at 30 frames per second. Each one is one of the last 25 actions. */
export const DUST_PARTICLES = 25;
export const DUST_FRAME_MS = 1000 / 30;

interface Particle {
  readonly points: number;
  readonly size: number;
  readonly dx: number;
  x: number;
  y: number;
  dy: number;
}

/** Faint squares behind the strip: size by EP, color by heat, fading with age. */
export class Dust {
  #particles: Particle[] = [];

  /** @param isNew a particle of a new block starts at the pen, an older one anywhere */
  add(points: number, seed: string, width: number, height: number, isNew: boolean): void {
    const next = createSeededRandom(seed);
    this.#particles.push({
      points,
      size: 2 + Math.sqrt(points) / 2.2,
      x: isNew ? width - (width < 700 ? 64 : 176) : next() * width,
      y: isNew ? height / 2 : next() * height,
      dx: -(3 + next() * 7),
      dy: (next() - 0.5) * 5,
    });
    if (this.#particles.length > DUST_PARTICLES) this.#particles.shift();
  }

  move(seconds: number, width: number, height: number): void {
    for (const particle of this.#particles) {
      particle.x += particle.dx * seconds;
      particle.y += particle.dy * seconds;
      if (particle.x < -8) particle.x = width + 8;
      if (particle.y < 0 || particle.y > height) particle.dy *= -1;
    }
  }

  paint(context: CanvasRenderingContext2D, width: number, height: number, colors: StripColors): void {
    context.clearRect(0, 0, width, height);
    for (const [age, { x, y, size, points }] of this.#particles.entries()) {
      context.globalAlpha = 0.14 + (0.3 * (age + 1)) / this.#particles.length;
      context.fillStyle = colors.heat[heatOf(points)]!;
      context.fillRect(x - size / 2, y - size / 2, size, size);
    }
    context.globalAlpha = 1;
  }
}
