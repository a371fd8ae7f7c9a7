import { createStore } from '../store/create-store.ts';

/** Counts requests to open the site's search. */
export const searchRequests = createStore(0);

export function requestSearch(): void {
  searchRequests.set(searchRequests.get() + 1);
}
