import { NATIVE_COIN } from '@nova/shared/chain/constants';
import type { Conversion } from '@nova/shared/energy/conversion-schemas';
import { Suspense } from 'react';
import type { Hex } from 'viem';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../../lib/site/use-site-values.ts';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ConversionChecklist } from './conversion-checklist.tsx';
import { useConversion, useConversions } from './conversion-api.ts';
import { isDemo } from './is-demo.ts';
import { findLimit } from '../find-limit.ts';
import type { SendConversion } from './use-convert.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

/** Only accounts that meet the conditions need the form. */
const ConvertForm = lazyPart(async () => (await import('./convert-form.tsx')).ConvertForm);

function History({ address }: { address: string }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const { data } = useConversions(address);
  if (!data || data.items.length === 0) return null;
  return (
    <div className="conversions in">
      <h3>{t('convert.history')}</h3>
      <ul>
        {data.items.map((item) => (
          <li key={item.transaction_hash}>
            <span className="num">
              {t('convert.historyLine', {
                points: formatInteger(item.points, language),
                nac: formatAmount(BigInt(item.nac_wei), NATIVE_COIN.decimals, language),
              })}
            </span>
            <BlockLink number={item.block_number} />
            <span className="faint small">
              <TimeAgo time={item.converted_at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Explains why no more points can be converted now. The checklist already shows every other missing
 * condition, so before they are met, only the two parts of the allowance are added. The hint of the form
 * names the daily limit of the account.
 */
function Limit({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const limit = findLimit(conversion);
  if (limit === 'own_room') return null;
  if (limit !== 'allowance' && conversion.conditions.some((condition) => !condition.is_met)) return null;
  const format = (value: number) => formatInteger(value, language);
  return (
    <p className="small">
      {t(`convert.limits.${limit}`, {
        points: format(conversion.spendable),
        covered: format(conversion.covered),
        pot: format(conversion.pot_share),
        all: format(conversion.all_left_today),
      })}
    </p>
  );
}

/** Conversion of points into NAC: the conditions, and the form once they are met. */
export function ConvertPanel({
  address,
  onSend,
  className,
}: {
  address: Hex;
  onSend: SendConversion;
  className?: string;
}) {
  const { t } = useTranslation('energy');
  const values = useSiteValues();
  const { data, error, refetch } = useConversion(address);
  const isOfDemo = isDemo(data);
  const missing = data?.conditions.filter((condition) => !condition.is_met).length ?? 0;
  return (
    <Panel
      title={t('convert.title')}
      className={className ?? ''}
      id="convert"
      end={
        data && !isOfDemo ? (
          <span className="faint">
            {missing === 0 ? t('convert.ready') : t('convert.open', { count: missing })}
          </span>
        ) : undefined
      }
    >
      <div className="convert in">
        <p className="muted">{t('convert.rate', values)}</p>
        {error && !data ? (
          <ErrorState title={t('convert.failed')} error={error} onRetry={() => void refetch()} />
        ) : null}
        <p className="muted small">{t('convert.activeDay', values)}</p>
        {isOfDemo ? <Note>{t('demoPoints')}</Note> : null}
        {data && !isOfDemo ? (
          <>
            <ConversionChecklist conditions={data.conditions} />
            <Limit conversion={data} />
          </>
        ) : null}
        {!data && !error ? <Skeleton className="h-40" /> : null}
        {data && missing === 0 ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ConvertForm address={address} conversion={data} onSend={onSend} />
          </Suspense>
        ) : null}
        {data && !isOfDemo && missing > 0 ? <p className="muted small">{t('convert.how')}</p> : null}
      </div>
      <History address={address} />
    </Panel>
  );
}
