import { createContext, useContext } from 'react';
import type { TextSource } from './catalogues.ts';

/** Where texts come from. `isFallback` marks the one document without a route, built once for many addresses. */
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
