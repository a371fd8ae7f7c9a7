import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { reportAction } from '../../lib/store/action-reports.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

/**
 * Returns a function that opens the device's share dialog, or
 * copies the link. Counts only if the share was completed.
 */
export function useShareNft(): (title: string, url: string) => Promise<void> {
  const { t } = useTranslation('nft');
  return async (title, url) => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else if (await copyText(url)) showToast({ tone: 'done', title: t('share.copied') });
      else {
        const text = t('site:copy.failedText');
        return showToast({ tone: 'error', title: t('site:copy.failed'), text });
      }
      reportAction('social_share');
    } catch {
      // The dialog was closed without sharing.
    }
  };
}
