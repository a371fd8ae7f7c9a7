import { useSearchParams } from 'react-router';
import { readListPosition, type ListPosition } from './list-position.ts';

/** Cursor and rows of the list on this page, from the URL. */
export function useListPosition(): ListPosition {
  const [search] = useSearchParams();
  return readListPosition(search);
}
