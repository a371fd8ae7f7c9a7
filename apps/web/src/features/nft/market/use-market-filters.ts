import { useNavigate, useSearchParams } from 'react-router';
import { readMarketFilters, writeMarketFilters, type MarketFilters } from './market-filters.ts';
import { latestSearch } from '../../../lib/page/latest-search.ts';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';

const NOTHING = new URLSearchParams();

type MarketChange = Partial<MarketFilters> | ((filters: MarketFilters) => Partial<MarketFilters>);

export interface MarketFilterState {
  readonly filters: MarketFilters;
  /** False until the URL has been read. */
  readonly isRead: boolean;
  /** Returns the path with a change applied, for links. */
  readonly pathOf: (change: Partial<MarketFilters>) => string;
  /**
   * @param change the filters to change, or a function that returns them for the current ones
   * @param isTyped replaces the history entry instead of adding one for each character
   */
  readonly change: (change: MarketChange, isTyped?: boolean) => void;
}

/** Returns the filters of the market, which are stored only in the URL. */
export function useMarketFilters(): MarketFilterState {
  const isHydrated = useIsHydrated();
  const [fromUrl] = useSearchParams();
  const navigate = useNavigate();
  const search = isHydrated ? fromUrl : NOTHING;
  const applyChange = (change: MarketChange, isTyped = false) => {
    const latest = latestSearch();
    const changed = typeof change === 'function' ? change(readMarketFilters(latest)) : change;
    void navigate(writeMarketFilters(latest, changed), { replace: isTyped, preventScrollReset: true });
  };
  return {
    filters: readMarketFilters(search),
    isRead: isHydrated,
    pathOf: (change) => writeMarketFilters(search, change),
    change: applyChange,
  };
}
