import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** One invalid field. */
export interface FieldError {
  /** ID of the control, as passed to its `FormField`. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** Focuses the control with the ID, or the first one of a group. */
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
  /** Number of submissions. The summary receives focus after each failed one. */
  readonly attempt: number;
}

/** Lists the validation errors above a form, each with a link to its field; empty without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const place = useRef<HTMLDivElement>(null);
  // Errors that appear while typing change the list, but must not take the focus away from the field.
  useEffect(() => {
    if (attempt > 0) place.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
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
