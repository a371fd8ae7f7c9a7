import leven from 'leven';
import type { EnvError } from './describe-issue.ts';

/** All variables of the form NOVA_*, of the processes and of the commands for tests and measurements. */
export const NOVA_NAMES: readonly string[] = [
  'NOVA_API_KEY',
  'NOVA_ATTACK_SECONDS',
  'NOVA_BENCH_*',
  'NOVA_BROWSER',
  'NOVA_COMMUNITY_URL',
  'NOVA_DATA_DIR',
  'NOVA_E2E_*',
  'NOVA_NETWORK',
  'NOVA_OPERATOR_ADDRESS',
  'NOVA_OPERATOR_COUNTRY',
  'NOVA_OPERATOR_EMAIL',
  'NOVA_OPERATOR_NAME',
  'NOVA_OPERATOR_PHONE',
  'NOVA_OPERATOR_REGISTER',
  'NOVA_OPERATOR_RESPONSIBLE',
  'NOVA_OPERATOR_VAT_ID',
  'NOVA_ORIGIN',
  'NOVA_POWERED_BY_URL',
  'NOVA_PYTHON',
  'NOVA_ROUNDS',
  'NOVA_SEED',
  'NOVA_SEEDS',
  'NOVA_SIGNER',
  'NOVA_SOAK',
  'NOVA_SOCIAL_URLS',
  'NOVA_TEAM',
  'NOVA_TEST_ENGINE',
  'NOVA_TEST_S3',
  'NOVA_WEBHOOK_SECRET',
];
const PREFIX = 'NOVA_';
/** Maximum edit distance of a typo; two swapped letters are two edits. */
const TYPO_EDITS_MAX = 2;
/** Variables of Node itself that differ from our names by only a few letters. */
const NAMES_OF_NODE: ReadonlySet<string> = new Set(['NODE_PATH', 'NODE_ENV']);

/**
 * Returns variables that nothing reads although they resemble ours: an unknown NOVA_* name, or one with a
 * misspelled prefix. Ignoring them would start Nova with unintended defaults.
 */
export function findUnknownNames(source: NodeJS.ProcessEnv): EnvError[] {
  return Object.keys(source)
    .filter((name) => isOurs(name) && !isKnown(name))
    .map((name) => describeUnknown(name, NOVA_NAMES));
}

/**
 * Returns names in a settings file that are probably misspelled: unknown but similar to a known one.
 * @param known the names that the processes read
 */
export function findMisspelledNames(names: readonly string[], known: readonly string[]): EnvError[] {
  const all = [...known, ...NOVA_NAMES];
  return names
    .filter((name) => !all.includes(name) && !isKnown(name) && !NAMES_OF_NODE.has(name))
    .filter((name) => isOurs(name) || leven(name, nearest(name, all)) <= TYPO_EDITS_MAX)
    .map((name) => describeUnknown(name, all));
}

const isOurs = (name: string) =>
  name.startsWith(PREFIX) || leven(name, nearest(name, NOVA_NAMES)) <= TYPO_EDITS_MAX;

const isKnown = (name: string) =>
  NOVA_NAMES.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name));

const nearest = (name: string, known: readonly string[]) =>
  known.reduce((best, each) => (leven(name, each) < leven(name, best) ? each : best));

const describeUnknown = (name: string, known: readonly string[]): EnvError => ({
  name,
  message: `is not a Nova variable; did you mean ${nearest(name, known)}?`,
});
