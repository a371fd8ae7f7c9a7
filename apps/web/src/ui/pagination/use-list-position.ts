import { useSearchParams } from 'react-router';
import { readListPosition, type ListPosition } from './list-position.ts';

/** Returns cursor and page size of this page's list from the URL. */
export function useListPosition(): ListPosition {
  const [search] = useSearchParams();
  return readListPosition(search);
}
