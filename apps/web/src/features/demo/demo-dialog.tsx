import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { KeepOffer } from './keep/keep-offer.tsx';

export interface DemoDialogProps {
  readonly left: { readonly hours: number; readonly minutes: number };
  readonly onClose: () => void;
  readonly onEnd: () => Promise<void>;
  /** Starts the choice of the wallet that receives the demo wallet's assets. */
  readonly onPick: () => void;
}

/** Asks for confirmation before a demo ends: explains what is deleted, and offers to keep the wallet. */
export function DemoDialog({ left, onClose, onEnd, onPick }: DemoDialogProps) {
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
      <KeepOffer onPick={onPick} />
    </Dialog>
  );
}
