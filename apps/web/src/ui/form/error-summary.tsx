import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** One field that is wrong. */
export interface FieldError {
  /** Id of the control, as given to its `FormField`. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** The control of the id, or the first one of a group. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const inGroup =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>('input, select, textarea, button')
      : null;
  (inGroup ?? field)?.focus();
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Counts the attempts to send. After each that failed the summary takes the focus. */
  readonly attempt: number;
}

/** What keeps a form from being sent, above it, each with the way to its field. Nothing while all is well. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const place = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) place.current!.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={place} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t('summary.title', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {label}
            </a>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
