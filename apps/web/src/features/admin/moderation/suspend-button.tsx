import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useMayChange } from '../admin-rights.ts';
import { SuspensionDialog } from './suspension-dialog.tsx';

/** Asks for the reason and suspends an account from converting; hidden from auditors. */
export function SuspendButton({ userId }: { userId: string }) {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button
        isSmall
        variant="quiet"
        aria-label={t('suspensions.suspendOf', { who: userId.slice(0, 8) })}
        onClick={() => setIsOpen(true)}
      >
        {t('suspensions.suspend')}
      </Button>
      {isOpen ? (
        <SuspensionDialog userId={userId} isSuspended={false} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
