import { AllBlocks } from '../features/explorer/all-blocks.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Breadcrumb } from '../ui/shell/breadcrumb.tsx';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/blocks`: every one, newest first; `?cursor=` and `?rows=` say where the list stands. */
export default function AllBlocksPage() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t('allBlocks')}</h1>
          <div className="moves">
            <ButtonLink isSmall to={localize('/explorer/transactions')}>
              {t('allTransactions')}
            </ButtonLink>
          </div>
        </div>
        <p className="lede">{t('common:pages.blocks.description')}</p>
      </div>
      <AllBlocks />
    </div>
  );
}
