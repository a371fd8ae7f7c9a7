import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './button.tsx';

export interface PagerProps {
  /** Cursors of the neighbouring pages; null at an end. */
  readonly newer: string | null;
  readonly older: string | null;
  readonly onMove: (cursor: string) => void;
}

/** Newer and older: lists are continued at a cursor, so there are no page numbers. Nothing when all fits. */
export function Pager({ newer, older, onMove }: PagerProps) {
  const { t } = useTranslation();
  if (!newer && !older) return null;
  return (
    <nav className="pager">
      <span className="moves">
        <Button isSmall disabled={!newer} onClick={() => newer && onMove(newer)}>
          {t('list.newer')}
        </Button>
        <Button isSmall disabled={!older} onClick={() => older && onMove(older)}>
          {t('list.older')}
        </Button>
      </span>
    </nav>
  );
}
