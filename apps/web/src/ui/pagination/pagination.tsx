import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { latestSearch } from '../../lib/page/latest-search.ts';
import { useHydratedSearch } from '../../lib/page/use-hydrated-search.ts';
import { ButtonLink } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { BlockJump } from './block-jump.tsx';
import { PAGE_SIZES, readListPosition, writeListPosition } from './list-position.ts';

/** The API's cursor of the page that ends with the oldest row. */
const LAST_PAGE = 'last';

export interface PaginationProps {
  /** The current page with the cursors of its neighbors. Undefined while loading. */
  readonly page: { readonly next: string | null; readonly prev: string | null } | undefined;
  /** Name of the listed items, "Blocks", which distinguishes several paginations on a page. */
  readonly label: string;
  /** Range of the rows: "Blocks 1,284,507 to 1,284,483". */
  readonly children?: ReactNode;
  /** Label of the link to the oldest rows: "To block 0". */
  readonly lastName?: string;
  /** Shows a form that goes to a block number, for rows ordered by blocks. */
  readonly hasBlockJump?: boolean;
}

interface MoveProps {
  readonly cursor: string | null | undefined;
  readonly children: ReactNode;
}

/**
 * A link with a target, so that it can be opened in a new tab. At either end it stays the same element, because the
 * keyboard focus would be lost with the link that led there.
 */
function Move({ cursor, children }: MoveProps) {
  const search = useHydratedSearch();
  const isEnd = cursor === null;
  return (
    <ButtonLink
      isSmall
      preventScrollReset
      aria-disabled={isEnd}
      tabIndex={isEnd ? -1 : 0}
      to={isEnd ? '' : writeListPosition(search, { cursor: cursor ?? null })}
      onClick={(event) =>
        isEnd ? event.preventDefault() : event.currentTarget.closest('section')?.scrollIntoView()
      }
    >
      {children}
    </ButtonLink>
  );
}

function PageSize() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useHydratedSearch();
  const { limit } = readListPosition(search);
  const choose = (rows: number) =>
    navigate(writeListPosition(latestSearch(), { cursor: null, limit: rows }), { preventScrollReset: true });
  return (
    <select
      className="page-size"
      aria-label={t('list.rows')}
      value={limit}
      onChange={(event) => void choose(Number(event.target.value))}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {t('list.perPage', { rows: size })}
        </option>
      ))}
    </select>
  );
}

/**
 * Newest, newer, older, oldest, and page size. Lists use cursors, so there are no page numbers, and page 1000
 * is as fast as page 1. The URL contains the whole state.
 */
export function Pagination({ page, label, children, lastName, hasBlockJump }: PaginationProps) {
  const { t } = useTranslation();
  const search = useHydratedSearch();
  const { cursor, limit } = readListPosition(search);
  const isWhole = page && !page.next && !page.prev && limit === PAGE_SIZES[0];
  if (isWhole) return children ? <p className="pager">{children}</p> : null;
  // With a cursor, there may be newer rows even if no cursor points to them yet.
  const newest = cursor === null ? null : undefined;
  return (
    <nav className="pager" aria-label={label}>
      <span className="pager-range">{children}</span>
      {hasBlockJump ? <BlockJump /> : null}
      <PageSize />
      <span className="moves">
        <Move cursor={newest}>{t('list.newest')}</Move>
        <Move cursor={page?.prev ?? null}>
          <Icon name="previous" />
          {t('list.newer')}
        </Move>
        <Move cursor={page?.next ?? null}>
          {t('list.older')}
          <Icon name="next" />
        </Move>
        {lastName === undefined ? null : <Move cursor={page?.next ? LAST_PAGE : null}>{lastName}</Move>}
      </span>
    </nav>
  );
}
