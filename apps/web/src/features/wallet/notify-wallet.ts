import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import { showToast, type ToastContent } from '../../ui/feedback/show-toast.ts';
import type { WalletError } from './connection/wallet-error.ts';

/** Translates an error into the language of the page. */
async function translateError({ message, values }: WalletError): Promise<string> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  // A wallet that does not respond is one of the reasons in the general message.
  if (message === 'timeout') return t('messages.connectFailed', { reason: t('messages.timeout') });
  return t(`messages.${message}`, { reason: values?.reason ?? '', name: values?.name ?? '' });
}

/** Shows a message about the wallet, also from outside React (wallet events, restoring at startup). */
export async function notifyWallet(tone: ToastContent['tone'], failure: WalletError): Promise<void> {
  const title = await translateError(failure);
  // The wallet's own message, for an error without a specific one.
  const { reason } = failure.values ?? {};
  const isOfWallet = failure.message === 'connectError' && reason !== undefined;
  const text = isOfWallet
    ? await translateError({ message: 'connectFailed', values: { reason } })
    : undefined;
  showToast({ tone, title, ...(text && { text }) });
}

/** Announces that the wallet shows another account, which is not logged in. */
export async function notifyAccountSwitch(address: string): Promise<void> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['wallet']);
  const t = clientTexts.translate(language, 'wallet');
  const values = { address: shortenHex(address) };
  showToast({ tone: 'warning', title: t('accountSwitch.title'), text: t('accountSwitch.text', values) });
}

/** Explains why there is no session although the wallet is connected. */
export async function notifyLocalMode(failure: WalletError): Promise<void> {
  const [title, text] = await Promise.all([
    translateError(failure),
    translateError({ message: 'localFallback' }),
  ]);
  showToast({ tone: 'error', title, text });
}
