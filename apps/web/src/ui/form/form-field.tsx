import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CharacterCount } from './character-count.tsx';
import { FieldContext } from './field-context.ts';

export interface FormFieldProps {
  readonly label: ReactNode;
  /**
   * "optional" is always written; `required` is announced by screen
   * readers, and written only where most fields are optional.
   */
  readonly need?: 'required' | 'optional' | undefined;
  readonly isRequiredShown?: boolean;
  /** How to fill in the field. An error replaces it. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. */
  readonly error?: string | undefined;
  /** Positive result that replaces the hint: "Free", "Contract found". */
  readonly ok?: string | undefined;
  /** Characters used and allowed. */
  readonly count?: { readonly used: number; readonly limit: number } | undefined;
  /** Several controls under one name: radio buttons, checkboxes, pairs. */
  readonly isGroup?: boolean;
  /** For a group whose control shows the name itself: one checkbox. */
  readonly isNameHidden?: boolean;
  /** Required if an error summary links to the field. */
  readonly id?: string;
  readonly children: ReactNode;
}

type Message = 'error' | 'ok' | 'hint';

function Line({ kind, id, children }: { kind: Message; id: string; children: ReactNode }) {
  return (
    <p id={id} className={`field-${kind}`}>
      {children}
    </p>
  );
}

/**
 * Label above; hint, result or error below, announced with
 * the control. Errors appear at the field, not on the page.
 */
export function FormField(props: FormFieldProps) {
  const {
    label,
    need,
    isRequiredShown = false,
    hint,
    error,
    ok,
    count,
    isGroup = false,
    isNameHidden,
    children,
  } = props;
  const { t } = useTranslation('form');
  const ownId = useId();
  const id = props.id ?? ownId;
  const kind: Message | null = error ? 'error' : ok ? 'ok' : hint ? 'hint' : null;
  const messageId = `${id}-message`;
  const countId = `${id}-count`;
  const describedBy = [kind ? messageId : '', count ? countId : ''].filter(Boolean).join(' ') || undefined;
  const isInvalid = Boolean(error);

  const name = (
    <>
      {label}
      {need === 'optional' || (need === 'required' && isRequiredShown) ? (
        <span className="field-need">{t(need === 'optional' ? 'optional' : 'required')}</span>
      ) : null}
    </>
  );
  const body = (
    <FieldContext
      value={{ id: isGroup ? undefined : id, describedBy, isInvalid, isRequired: need === 'required' }}
    >
      {children}
      {kind || count ? (
        <div className="field-foot">
          {kind ? (
            <Line kind={kind} id={messageId}>
              {error || ok || hint}
            </Line>
          ) : null}
          {count ? <CharacterCount id={countId} {...count} /> : null}
        </div>
      ) : null}
    </FieldContext>
  );
  if (!isGroup)
    return (
      <div className={isInvalid ? 'field bad' : 'field'}>
        <label htmlFor={id}>{name}</label>
        {body}
      </div>
    );
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={isInvalid ? 'field bad' : 'field'}
      aria-describedby={describedBy}
    >
      <legend className={isNameHidden ? 'sr' : undefined}>{name}</legend>
      {body}
    </fieldset>
  );
}
