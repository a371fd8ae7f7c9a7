import type { ScheduledStep } from '@nova/shared/treasury/scheduled';
import { formatExact } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NamedAddress } from '../../ui/entity/named-address.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Definition, Definitions } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useScheduled } from './use-scheduled.ts';

const TONES: Partial<Record<ScheduledStep['state'], BadgeTone>> = { waiting: 'on', ready: 'error' };

function Step({ step }: { step: ScheduledStep }) {
  const { t } = useTranslation('transparency');
  const { language } = useLanguage();
  const tone = TONES[step.state];
  return (
    <li>
      <p>
        <b>{step.call ?? t('scheduled.unknown')}</b>{' '}
        <Badge {...(tone ? { tone } : {})}>{t(`scheduled.states.${step.state}`)}</Badge>
      </p>
      <Definitions>
        <Definition name={t('scheduled.target')}>
          {step.target_name} <NamedAddress address={step.target} hasCopy />
        </Definition>
        <Definition name={t('scheduled.at')}>
          {formatExact(Date.parse(step.scheduled_at), language)}{' '}
          <TransactionLink hash={step.transaction_hash} />
        </Definition>
        <Definition name={t('scheduled.from')}>{formatExact(Date.parse(step.ready_at), language)}</Definition>
        <Definition name={t('scheduled.by')}>
          <NamedAddress address={step.scheduled_by} hasCopy />
        </Definition>
      </Definitions>
    </li>
  );
}

/** Operations announced by the timelock, which are irreversible, and their state. */
export function ScheduledSteps() {
  const { t } = useTranslation('transparency');
  const { data, isError, refetch } = useScheduled();
  // Outdated data is not shown after an error, because a pending operation may have been executed.
  if (isError) {
    return (
      <Note step={<Button onClick={() => void refetch()}>{t('again')}</Button>}>{t('scheduled.failed')}</Note>
    );
  }
  if (data === undefined) return <Skeleton className="w-24" />;
  if (data.items.length === 0) return <p className="muted">{t('scheduled.none')}</p>;
  return (
    <ol className="grid gap-4">
      {data.items.map((step) => (
        <Step key={step.transaction_hash} step={step} />
      ))}
    </ol>
  );
}
