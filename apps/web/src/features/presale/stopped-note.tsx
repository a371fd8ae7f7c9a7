import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Note } from '../../ui/note.tsx';
import { formatNac, formatUsdt } from './amounts.tsx';
import type { PurchaseFault } from './purchase-fault.ts';

/** Why a purchase stopped, in the words of the catalogue. */
export function useStoppedText(): (fault: PurchaseFault) => string {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  return ({ reason, figures, detail }) => {
    const [first = 0n, second = 0n] = figures;
    return t(`stopped.${reason}`, {
      detail: detail || t('stopped.tryAgain'),
      first: String(first),
      left: formatUsdt(second, language),
      coins: formatNac(first, language),
    });
  };
}

/** What went wrong, that nothing was lost by it, and the way on where there is one. */
export function StoppedNote({ fault }: { fault: PurchaseFault }) {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  const text = useStoppedText()(fault);
  const way =
    fault.reason === 'noGas' ? <Link to={localize('/faucet')}>{t('buy.faucetGas')}</Link> : undefined;
  return (
    <Note tone="fault" step={way}>
      <b>{t('stopped.title')}.</b> {text} {t('stopped.safe')}
    </Note>
  );
}
