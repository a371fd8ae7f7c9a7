import { useNavigate, useSearchParams } from 'react-router';
import { readMarketFilters, writeMarketFilters, type MarketFilters } from './market-filters.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

const NOTHING = new URLSearchParams();

export interface MarketFilterState {
  readonly filters: MarketFilters;
  /** False until the URL has been read. */
  readonly isRead: boolean;
  /** Where a change leads; for links. */
  readonly pathOf: (change: Partial<MarketFilters>) => string;
  /** @param isTyped replaces the entry in the history instead of adding one for every letter */
  readonly change: (change: Partial<MarketFilters>, isTyped?: boolean) => void;
}

/** The filters of the market, which stand in the URL and nowhere else. */
export function useMarketFilters(): MarketFilterState {
  const isHydrated = useIsHydrated();
  const [fromUrl] = useSearchParams();
  const navigate = useNavigate();
  const search = isHydrated ? fromUrl : NOTHING;
  const pathOf = (change: Partial<MarketFilters>) => writeMarketFilters(search, change);
  return {
    filters: readMarketFilters(search),
    isRead: isHydrated,
    pathOf,
    change: (change, isTyped = false) =>
      void navigate(pathOf(change), { replace: isTyped, preventScrollReset: true }),
  };
}
