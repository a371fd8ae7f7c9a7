import { Link } from 'react-router';
import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { saleState, type SaleState } from '../../lib/live/sale-mark.ts';

const BEGUN: ReadonlySet<SaleState | null> = new Set(['open', 'paused', 'reserved'] as const);
const OVER: ReadonlySet<SaleState | null> = new Set(['soldOut', 'closed'] as const);

/**
 * Explains the advantage of the whitelist in the current
 * state of the sale; there is none after the public opening.
 */
export function WhitelistHint({ hasWallet }: { hasWallet: boolean }) {
  const { t } = useTranslation('home');
  const { localize } = useLanguage();
  const mark = useStore(saleState, null);
  if (OVER.has(mark)) return <p className="hint">{t('whitelist.hintOver')}</p>;
  if (BEGUN.has(mark))
    return (
      <p className="hint">
        {t('whitelist.hintBegun')} <Link to={localize('/presale')}>{t('whitelist.toSale')}</Link>
      </p>
    );
  return <p className="hint">{t(hasWallet ? 'whitelist.hintWallet' : 'whitelist.hint')}</p>;
}
