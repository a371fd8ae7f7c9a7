import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { useErrorText } from './error-text.ts';
import { FlatLine } from '../trace/lines.tsx';

/** Nothing here yet: a flat line, why, and one next step. */
export function EmptyState({
  title,
  text,
  step,
  isOfPage = false,
}: {
  title: string;
  text: string;
  step?: ReactNode;
  /** It stands under the page's own heading, not under a panel's. */
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

/** It could not be read: the catalogue's sentence, why if the server said so, and another try. */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const text = useErrorText()(error);
  return (
    <div className="void" role="alert">
      <span className="state failed">{title}</span>
      <p>{text}</p>
      <Button isSmall onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </div>
  );
}
