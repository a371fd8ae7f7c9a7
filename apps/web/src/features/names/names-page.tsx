import { NAME_GRACE_MS, NAME_LENGTH, NAME_POINTS_PER_NAC, nacPerYear } from '@nova/shared/names/constants';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRefreshAfterBlocks } from '../../lib/queries/use-refresh-after-blocks.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { NameList } from './name-list.tsx';
import { SearchPanel } from './search-panel.tsx';
import { nameKeys } from './use-names.ts';
import './names.css';

const DAY_MS = 86_400_000;
/** One length of each price. */
const LENGTHS = [3, 4, 5] as const;

function PricePanel() {
  const { t } = useTranslation('names');
  const { language } = useLanguage();
  return (
    <Panel title={t('prices.title')}>
      <Definitions>
        {LENGTHS.map((length) => {
          const nac = nacPerYear('a'.repeat(length));
          const points = formatInteger(nac * NAME_POINTS_PER_NAC, language);
          return (
            <Definition
              key={length}
              name={t(length === LENGTHS.at(-1) ? 'prices.orMore' : 'prices.exactly', { count: length })}
            >
              {t('prices.price', { nac: formatInteger(nac, language), points })}
            </Definition>
          );
        })}
      </Definitions>
      <div className="in name-rules">
        <p className="small muted">{t('prices.rules', NAME_LENGTH)}</p>
        <p className="small muted">{t('prices.grace', { days: NAME_GRACE_MS / DAY_MS })}</p>
        <p className="small muted">{t('prices.alike')}</p>
      </div>
    </Panel>
  );
}

/** `/names`: search and register a name, and manage your own. */
export function NamesPage({ sender }: { sender: WalletSender }) {
  const { t } = useTranslation('names');
  useRefreshAfterBlocks(nameKeys.all);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('site:pages.names.title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <div className="columns">
        <div className="of-7">
          <SearchPanel sender={sender} />
        </div>
        <div className="of-5">
          <PricePanel />
        </div>
      </div>
      <NameList sender={sender} />
    </div>
  );
}
