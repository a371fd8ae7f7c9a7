import { useLocation } from 'react-router';
import { languageOf } from '@nova/shared/language/language';
import type { Namespace } from './namespaces.ts';
import { useTextContext } from './text-context.ts';
import type { Translate } from './translate.ts';

export interface Translation<N extends Namespace> {
  readonly t: Translate<N>;
  /** Returns whether a key composed at run time has a text. */
  readonly has: (key: string) => boolean;
}

/** Returns the texts of a namespace, and those of the whole site as `site:…`, in the language of the URL. */
export function useTranslation(): Translation<'site'>;
export function useTranslation<N extends Namespace>(namespace: N): Translation<N>;
export function useTranslation(namespace: Namespace = 'site'): Translation<Namespace> {
  const { source } = useTextContext();
  const language = languageOf(useLocation().pathname);
  return {
    t: source.translate(language, namespace),
    has: (key) => source.has(language, namespace, key),
  };
}
