import type { Language } from '@nova/shared/language/language';
import type { Catalogues, Namespace } from './namespaces.ts';

/** A catalog as data: texts in nested groups. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Leaves<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];
type PluralForm = 'one' | 'other';
type Base<K extends string> = K extends `${infer Plural}_${PluralForm}` ? Plural : K;
type OwnKey<N extends Namespace> = Base<Leaves<Catalogues[N]>>;

/** Keys of a namespace ("block.heading"), and of the site's with a prefix ("site:states.sealed"). */
export type TextKey<N extends Namespace> = OwnKey<N> | `site:${OwnKey<'site'>}`;

type At<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : `${Path}_other` extends keyof T
      ? [plural: T[`${Path}_other`]]
      : never;
type TextAt<N extends Namespace, K extends string> = K extends `site:${infer Common}`
  ? At<Catalogues['site'], Common>
  : At<Catalogues[N], K>;

type Names<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type ValuesOf<Text> = Text extends string
  ? Record<Names<Text>, string | number>
  : Text extends [plural: infer Plural extends string]
    ? Record<Exclude<Names<Plural>, 'count'>, string | number> & { readonly count: number }
    : never;
type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (
  value: infer I,
) => void
  ? I
  : never;
type Values<N extends Namespace, K extends string> = UnionToIntersection<ValuesOf<TextAt<N, K>>>;
type Arguments<V> = [keyof V] extends [never] ? [] : [values: V];

/**
 * Returns a text in the language of the page. The values it needs (`{{name}}` in the English text) and
 * `count` for a plural are part of its type, so a missing one is a compile error.
 */
export type Translate<N extends Namespace> = <K extends TextKey<N>>(
  key: K,
  ...values: Arguments<Values<N, K>>
) => string;

type Texts = (namespace: Namespace) => Catalogue | undefined;

function find(texts: Texts, namespace: Namespace, key: string): string | Catalogue | undefined {
  const colon = key.indexOf(':');
  const path = colon === -1 ? key : key.slice(colon + 1);
  let value: string | Catalogue | undefined = texts(
    colon === -1 ? namespace : (key.slice(0, colon) as Namespace),
  );
  for (const part of path.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return value;
}

/** Returns true if a key composed at run time has a text. */
export function hasText(texts: Texts, namespace: Namespace, key: string): boolean {
  return typeof find(texts, namespace, key) === 'string';
}

/** Created on demand: each one costs a phone milliseconds, and most texts need none. */
const made = new Map<Language, { plurals: Intl.PluralRules; integers: Intl.NumberFormat }>();
function formatsOf(language: Language) {
  let formats = made.get(language);
  if (!formats) {
    formats = { plurals: new Intl.PluralRules(language), integers: new Intl.NumberFormat(language) };
    made.set(language, formats);
  }
  return formats;
}

/**
 * Creates the translator of a namespace: looks up a text, selects its plural form (`key_one`, `key_other`, by
 * the rules of the language) and inserts values. Numbers must already be formatted by `lib/format`, except
 * `count`.
 */
export function createTranslate<N extends Namespace>(
  language: Language,
  texts: Texts,
  namespace: N,
): Translate<N> {
  return (key, ...[values]) => {
    const parameters = (values ?? {}) as Record<string, string | number>;
    const { count } = parameters;
    const text =
      find(texts, namespace, key) ??
      (typeof count === 'number'
        ? find(texts, namespace, `${String(key)}_${formatsOf(language).plurals.select(count)}`)
        : undefined);
    if (typeof text !== 'string') return key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = parameters[name];
      return name === 'count' && typeof value === 'number'
        ? formatsOf(language).integers.format(value)
        : String(value);
    });
  };
}
