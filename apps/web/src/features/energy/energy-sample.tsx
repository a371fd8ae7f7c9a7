import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Action } from '../../ui/entity/action.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { Sample } from '../../ui/sample.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ConversionMeter } from './convert/conversion-meter.tsx';

const POINTS = 1_240;
const TODAY = { points: 165, cap: 400 };
const DAYS = 3;

const ACTIONS = (['energy_collection', 'presale_purchase', 'whitepaper_read', 'daily_visit'] as const).map(
  (key) => ({ key, points: rewardTypeOf(key).points }),
);

type SampleAction = (typeof ACTIONS)[number];

function useSampleColumns(): readonly Column<SampleAction>[] {
  const { t } = useTranslation('energy');
  return [
    {
      id: 'what',
      head: t('now.action'),
      isRowHead: true,
      cell: ({ key, points }) => <Action actionKey={key} points={points} />,
    },
    {
      id: 'energy',
      head: t('now.energy'),
      isRight: true,
      cell: ({ points }) => <Energy points={points} />,
    },
  ];
}

/** A sample dashboard after three active days. */
export function EnergySample() {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const columns = useSampleColumns();
  const { points, cap } = TODAY;
  return (
    <Sample mark={t('sample')}>
      <div className="balance">
        <div>
          <p className="muted">{t('balance')}</p>
          <p className="big-figure">
            {formatInteger(POINTS, language)}
            <span className="u">EP</span>
          </p>
          <ConversionMeter have={DAYS} />
        </div>
        <div className="collect-panel">
          <h2>{t('collect.title')}</h2>
          <span className="button act wide">
            {t('collect.button')}
            <span className="plate">+40 EP</span>
          </span>
          <Gauge value={points} most={cap} label={t('gaugeLabel', { value: points, most: cap })} />
        </div>
      </div>
      <Panel title={t('recent')}>
        <DataTable
          caption={t('recent')}
          columns={columns}
          rows={ACTIONS}
          keyOf={({ key }) => key}
          card="none"
        />
      </Panel>
    </Sample>
  );
}
