import { getClientI18n, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { showToast, type ToastContent } from '../../ui/show-toast.ts';
import type { WalletFault } from './wallet-error.ts';

/** Says what happened with the wallet, also from outside React (events of the wallet, restoring at start). */
export async function notifyWallet(
  tone: ToastContent['tone'],
  { message, values }: WalletFault,
): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = getClientI18n(language).getFixedT(language, 'wallet');
  // A silent wallet is one of the reasons of the general sentence.
  const title =
    message === 'timeout'
      ? t('messages.connectFailed', { reason: t('messages.timeout') })
      : t(`messages.${message}`, { reason: values?.reason ?? '', name: values?.name ?? '' });
  showToast({ tone, title });
}
