import { AllTransactions } from '../features/explorer/all-transactions.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Breadcrumb } from '../ui/shell/breadcrumb.tsx';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/transactions`: every one, newest first; `?cursor=` and `?rows=` say where the list stands. */
export default function AllTransactionsPage() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('allTransactions')}</h1>
          <div className="moves">
            <ButtonLink isSmall to={localize('/explorer/blocks')}>
              {t('allBlocks')}
            </ButtonLink>
          </div>
        </div>
        <p className="lede">{t('common:pages.transactions.description')}</p>
      </div>
      <AllTransactions />
    </div>
  );
}
