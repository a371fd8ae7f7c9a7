import type { Block } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatAgo } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { useActionNames } from '../../entity/action-name.ts';

/** How long the paper carries a trace on the widest screen. */
const IDLE_AFTER_MS = 20_000;

/** On a flat line: when the last action was, and what. */
export function StripIdle({ block, isEmpty }: { block: Block | null; isEmpty: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  const now = useNow();
  if (isEmpty) return <p className="strip-idle">{t('strip.empty')}</p>;
  if (!block || now === 0) return null;
  const sealedAt = Date.parse(block.timestamp);
  if (now - sealedAt < IDLE_AFTER_MS) return null;
  return (
    <p className="strip-idle">
      {t('strip.idle', { ago: formatAgo(sealedAt, now, language), action: nameBlock(block) })}
    </p>
  );
}
