import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { readDemoKey } from '../demo-session.ts';

/** The two ways to keep the demo wallet's assets: move them to the user's own wallet, or export the key. */
export function KeepOffer({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('demo');
  const copy = async () => {
    const isCopied = await copyText(readDemoKey() ?? '');
    showToast(
      isCopied
        ? { tone: 'done', title: t('keep.copied') }
        : { tone: 'error', title: t('common:copy.failed'), text: t('common:copy.failedText') },
    );
  };
  return (
    <div className="demo-keep">
      <h3>{t('keep.title')}</h3>
      <p className="muted">{t('keep.text')}</p>
      <Button variant="solid" onClick={onPick}>
        {t('keep.connect')}
      </Button>
      <p className="muted">{t('keep.keyText')}</p>
      <Button isSmall onClick={() => void copy()}>
        {t('keep.copy')}
      </Button>
    </div>
  );
}
