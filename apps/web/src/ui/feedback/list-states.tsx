import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { useErrorText } from './error-text.ts';
import { FlatLine } from '../trace/lines.tsx';

/** Empty state: a flat line, a reason, and one next step. */
export function EmptyState({
  title,
  text,
  step,
  isOfPage = false,
}: {
  title: string;
  text: string;
  step?: ReactNode;
  /** The state belongs to the page's own heading instead of a panel's. */
  isOfPage?: boolean;
}) {
  return (
    <div className="void">
      <FlatLine />
      {isOfPage ? <h2 className="void-title">{title}</h2> : <h3>{title}</h3>}
      <p>{text}</p>
      {step}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** One next step instead of the retry. */
  readonly step?: ReactNode;
}

/** Error state: the catalog's message, and a retry. */
export function ErrorState({ title, error, onRetry, step }: ErrorStateProps) {
  const { t } = useTranslation();
  const text = useErrorText()(error);
  return (
    <div className="void" role="alert">
      <span className="state failed">{title}</span>
      <p>{text}</p>
      {step ?? (
        <Button isSmall onClick={onRetry}>
          {t('list.retry')}
        </Button>
      )}
    </div>
  );
}
