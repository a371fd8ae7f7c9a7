import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { latestSearch } from '../../lib/page/latest-search.ts';
import { writeListPosition } from './list-position.ts';

/** The API's cursor prefix for the page that begins with a block. */
const BLOCK_CURSOR = 'block:';
/** Maximum number of digits that the API accepts as a block number (`readBlockCursor`). */
const MOST_DIGITS = 9;

/** Form that goes to a block in a list ordered by blocks, because such a list has no page numbers. */
export function BlockJump() {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('block');
    const digits = typeof written === 'string' ? written.replace(/[\s,.'’]/g, '') : '';
    if (!/^\d+$/.test(digits) || digits.length > MOST_DIGITS) return;
    event.currentTarget.closest('section')?.scrollIntoView();
    void navigate(writeListPosition(latestSearch(), { cursor: `${BLOCK_CURSOR}${Number(digits)}` }), {
      preventScrollReset: true,
    });
  };
  return (
    <form className="block-jump" onSubmit={jump}>
      <label htmlFor={id}>{t('list.toBlock')}</label>
      <input
        id={id}
        name="block"
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        required
        pattern="[0-9][0-9.,’' ]{0,11}"
        title={t('list.blockNumber')}
      />
      <button type="submit" className="button small">
        {t('list.go')}
      </button>
    </form>
  );
}
