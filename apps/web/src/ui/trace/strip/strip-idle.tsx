import type { Block } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatAgo } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { IDLE_SECONDS } from './strip-replay.ts';
import { useActionNames } from '../../entity/action-name.ts';

const IDLE_AFTER_MS = IDLE_SECONDS * 1_000;

export interface StripIdleProps {
  /** The last block with an action. */
  readonly block: Block | null;
  readonly isEmpty: boolean;
  /** True while the latest actions are replayed. */
  readonly isReplayed?: boolean;
}

/** Shown without activity: the last action and its time. */
export function StripIdle({ block, isEmpty, isReplayed = false }: StripIdleProps) {
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
      {t(isReplayed ? 'strip.replay' : 'strip.idle', {
        ago: formatAgo(sealedAt, now, language),
        action: nameBlock(block),
      })}
    </p>
  );
}
