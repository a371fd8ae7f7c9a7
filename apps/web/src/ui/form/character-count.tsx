import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** "12 / 80" on screen, "12 of 80 characters" for screen readers. */
export function CharacterCount({ id, used, limit }: { id: string; used: number; limit: number }) {
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const texts = { used: formatInteger(used, language), limit: formatInteger(limit, language) };
  return (
    <span id={id} className={used > limit ? 'field-count over' : 'field-count'}>
      <span aria-hidden="true">{`${texts.used} / ${texts.limit}`}</span>
      <span className="sr">{t('characters', texts)}</span>
    </span>
  );
}
