import { useHydratedSearch } from '../../lib/page/use-hydrated-search.ts';
import { readListPosition, type ListPosition } from './list-position.ts';

/** Returns cursor and page size of this page's list from the URL. */
export function useListPosition(): ListPosition {
  return readListPosition(useHydratedSearch());
}
