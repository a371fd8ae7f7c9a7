import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { readDemoKey } from './demo-session.ts';

export interface DemoDialogProps {
  readonly left: { readonly hours: number; readonly minutes: number };
  readonly onClose: () => void;
  readonly onEnd: () => Promise<void>;
}

/** Exports the private key of the demo wallet, so its assets can be kept in another wallet. */
function KeepPart() {
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
      <Button isSmall onClick={() => void copy()}>
        {t('keep.copy')}
      </Button>
    </div>
  );
}

/** Asks for confirmation before a demo ends: explains what is deleted, and offers to keep the wallet. */
export function DemoDialog({ left, onClose, onEnd }: DemoDialogProps) {
  const { t } = useTranslation('demo');
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    setIsEnding(true);
    await onEnd().finally(() => setIsEnding(false));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isEnding}
      title={t('end.title')}
      description={t('end.text', left)}
      footer={
        <>
          <Button variant="quiet" disabled={isEnding} onClick={onClose} data-autofocus="">
            {t('end.goOn')}
          </Button>
          <Button variant="danger" isBusy={isEnding} onClick={() => void end()}>
            {t('end.end')}
          </Button>
        </>
      }
    >
      <KeepPart />
    </Dialog>
  );
}
