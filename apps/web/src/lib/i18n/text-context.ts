import { createContext, useContext } from 'react';
import type { TextSource } from './catalogues.ts';

/** Source of the texts. `isFallback` marks the single document without a route, which serves many URLs. */
export interface TextContextValue {
  readonly source: TextSource;
  readonly isFallback: boolean;
}

export const TextContext = createContext<TextContextValue | null>(null);

export function useTextContext(): TextContextValue {
  const value = useContext(TextContext);
  if (!value) throw new Error('The document is rendered without its texts.');
  return value;
}
