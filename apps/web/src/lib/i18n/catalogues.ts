import type { Language } from '@nova/shared/language/language';
import type { Namespace } from './namespaces.ts';
import { createTranslate, hasText, type Catalogue, type Translate } from './translate.ts';

/** The loaded texts and their translators. */
export interface TextSource {
  readonly texts: (language: Language, namespace: Namespace) => Catalogue | undefined;
  readonly translate: <N extends Namespace>(language: Language, namespace: N) => Translate<N>;
  readonly has: (language: Language, namespace: Namespace, key: string) => boolean;
}

export function createTextSource(texts: TextSource['texts']): TextSource {
  const translators = new Map<string, unknown>();
  return {
    texts,
    translate: (language, namespace) => {
      const id = `${language}/${namespace}`;
      const known =
        translators.get(id) ?? createTranslate(language, (each) => texts(language, each), namespace);
      translators.set(id, known);
      return known as Translate<typeof namespace>;
    },
    has: (language, namespace, key) => hasText((each) => texts(language, each), namespace, key),
  };
}
