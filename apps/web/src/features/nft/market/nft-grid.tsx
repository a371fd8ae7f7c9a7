import type { MarketNft } from '@nova/shared/nft/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIncrementalRender } from '../../../lib/page/use-incremental-render.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { MoreButton } from './more-button.tsx';
import type { ListQuery } from '../nft-api.ts';
import { WaitingCards } from './nft-card.tsx';
import { CHUNK_SIZE, NftChunk } from './nft-chunk.tsx';
import { nftKeys } from '../nft-keys.ts';
import { useChunkHeight } from './use-chunk-height.ts';
import { useNewcomers } from '../use-follow-nfts.ts';
import { useNftList } from './use-market.ts';

const WAITING = 9;
const WAITING_MORE = 3;
/** Up to two pages are rendered completely, so a full-page screenshot shows every card. */
const DRAWN_WHOLE = 4 * CHUNK_SIZE;
/** Cards rendered per frame while a page is added: a slow phone needs a frame for each one. */
const CARDS_A_FRAME = 1;

export interface NftGridProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Query of the list; null while unknown. Must be the same object for the same query. */
  readonly query: ListQuery | null;
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string; readonly step?: ReactNode };
  /** Renders content below a card. */
  readonly renderFoot?: (nft: MarketNft) => ReactNode;
}

/**
 * Returns the number of tokens added to the list since it was read; they are shown on click, never inserted.
 */
function useFreshCount(query: ListQuery | null) {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<{ of: ListQuery | null; ids: ReadonlySet<string> }>({
    of: query,
    ids: new Set(),
  });
  const ids = fresh.of === query ? fresh.ids : new Set<string>();
  const note = useCallback(
    (id: string) =>
      setFresh((before) => ({
        of: query,
        ids: new Set([...(before.of === query ? before.ids : []), id]),
      })),
    [query],
  );
  useNewcomers(query, note);
  const show = () => {
    setFresh({ of: query, ids: new Set() });
    // Starts again at the first page, where new tokens are; further pages load on demand.
    void client.resetQueries({ queryKey: nftKeys.list(query ?? {}), exact: true });
  };
  return { count: ids.size, show };
}

/** Chunks by index: when a card leaves the list, one card moves from each later chunk to the previous one. */
const toChunks = (nfts: readonly MarketNft[]) =>
  Array.from({ length: Math.ceil(nfts.length / CHUNK_SIZE) }, (_, place) => ({
    place,
    nfts: nfts.slice(place * CHUNK_SIZE, (place + 1) * CHUNK_SIZE),
  }));

/** A grid of NFTs with its loading, empty and error states, and as many pages as were opened. */
export function NftGrid({ label, query, failed, empty, renderFoot }: NftGridProps) {
  const { t } = useTranslation('nft');
  const list = useNftList(query);
  const { count, show } = useFreshCount(query);
  const top = useRef<HTMLElement>(null);
  const { data, error, isPlaceholderData } = list;
  const cards = data?.pages.flatMap(({ items }) => items);
  const drawn = useIncrementalRender(cards?.length ?? 0, CARDS_A_FRAME);
  const grid = useChunkHeight(drawn > DRAWN_WHOLE);
  const chunks = toChunks(cards?.slice(0, drawn) ?? []);
  const waiting = cards ? (list.isLoadingMore ? WAITING_MORE : 0) : WAITING;
  const showNew = () => {
    show();
    top.current!.scrollIntoView({ block: 'start' });
  };
  if (error && !cards) return <ErrorState title={failed} error={error} onRetry={() => void list.refetch()} />;
  return (
    <section
      ref={top}
      className="nft-list"
      aria-label={label}
      aria-busy={!cards || isPlaceholderData || undefined}
    >
      <p className="sr" role="status">
        {cards && !isPlaceholderData ? t('list.shown', { count: cards.length }) : ''}
      </p>
      {count > 0 ? (
        <Button isSmall isWide className="nft-new" onClick={showNew}>
          {t('list.new', { count })}
        </Button>
      ) : null}
      {cards?.length === 0 && !list.hasMore ? (
        <div className="panel">
          <EmptyState {...empty} />
        </div>
      ) : (
        <div ref={grid} className={isPlaceholderData ? 'nft-chunks stale' : 'nft-chunks'}>
          {chunks.map(({ place, nfts }) => (
            <NftChunk key={place} nfts={nfts} renderFoot={renderFoot} />
          ))}
          {waiting > 0 ? (
            <ul className="nft-grid">
              <WaitingCards count={waiting} />
            </ul>
          ) : null}
        </div>
      )}
      <MoreButton list={list} pages={data?.pages.length ?? 0} isDrawn={drawn === (cards?.length ?? 0)} />
    </section>
  );
}
