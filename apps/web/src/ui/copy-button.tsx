import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { copyText } from './copy-text.ts';
import { Icon } from './icons.tsx';
import { showToast } from './feedback/show-toast.ts';

export interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, "Copy hash"; the button shows only an icon unless `isLabelled`. */
  readonly label: string;
  /** Message after a successful copy. */
  readonly done: string;
  readonly isLabelled?: boolean;
}

const DONE_MS = 1_600;

export function CopyButton({ text, label, done, isLabelled = false }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setIsDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const copy = async () => {
    const isCopied = await copyText(text);
    setIsDone(isCopied);
    showToast(
      isCopied
        ? { title: done, tone: 'done' }
        : { title: t('copy.failed'), text: t('copy.failedText'), tone: 'error' },
    );
  };
  const icon = <Icon name={isDone ? 'check' : 'copy'} />;
  return isLabelled ? (
    <button type="button" className="button small" onClick={() => void copy()}>
      {icon}
      {label}
    </button>
  ) : (
    <button
      type="button"
      className="icon-button tight"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      {icon}
    </button>
  );
}
