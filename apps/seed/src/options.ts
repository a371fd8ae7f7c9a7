import { ConfigurationError } from '@nova/runtime/parse-env';
import { parseArgs } from 'node:util';

export const PEOPLE_DEFAULT = 40;
const PEOPLE_MIN = 5;
const PEOPLE_MAX = 200;
const SEED_DEFAULT = 1;

export const SEED_USAGE = `npm run seed -- [origin] [--people ${PEOPLE_DEFAULT}] [--seed ${SEED_DEFAULT}]
  origin      URL of a running Nova; default: the Nova of NOVA_DATA_DIR, HOST and PORT
  --people N  number of people, ${PEOPLE_MIN} to ${PEOPLE_MAX}; everything else scales with it
  --seed N    number of the world; each has different names, pictures and amounts`;

export interface SeedOptions {
  readonly origin: string | null;
  readonly people: number;
  readonly seed: number;
}

/** Reads the command line. @throws ConfigurationError with a sentence and the usage */
export function readOptions(args: readonly string[]): SeedOptions {
  const { values, positionals } = parse(args);
  const people = toNumber('people', values.people ?? String(PEOPLE_DEFAULT), PEOPLE_MIN, PEOPLE_MAX);
  const seed = toNumber('seed', values.seed ?? String(SEED_DEFAULT), 0, 2 ** 31);
  const [origin = null, ...more] = positionals;
  if (more.length > 0) refuse(`Only one origin is allowed, but there are ${positionals.length}.`);
  if (origin !== null && !/^https?:\/\/[^/]+\/?$/.test(origin))
    refuse(`${origin} is not an origin such as http://localhost:4000.`);
  return { origin: origin === null ? null : new URL(origin).origin, people, seed };
}

function parse(args: readonly string[]) {
  try {
    const options = { people: { type: 'string' }, seed: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function toNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return refuse(`--${name} must be a whole number from ${least} to ${most}.`);
}

function refuse(sentence: string): never {
  throw new ConfigurationError(`${sentence}\n\n${SEED_USAGE}`);
}
