import { useSearchParams } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

const NOTHING = new URLSearchParams();

/** Returns the URL's parameters, and none until the prerendered page, which knows none, is hydrated. */
export function useHydratedSearch(): URLSearchParams {
  const [search] = useSearchParams();
  return useIsHydrated() ? search : NOTHING;
}
