import { useNavigate, useSearchParams } from 'react-router';
import { readMarketFilters, writeMarketFilters, type MarketFilters } from './market-filters.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';

const NOTHING = new URLSearchParams();

export interface MarketFilterState {
  readonly filters: MarketFilters;
  /** False until the URL has been read. */
  readonly isRead: boolean;
  /** Returns the path with a change applied, for links. */
  readonly pathOf: (change: Partial<MarketFilters>) => string;
  /** @param isTyped replaces the history entry instead of adding one for each character */
  readonly change: (change: Partial<MarketFilters>, isTyped?: boolean) => void;
}

/** Returns the filters of the market, which are stored only in the URL. */
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
