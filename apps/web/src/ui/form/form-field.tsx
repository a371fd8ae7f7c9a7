import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CharacterCount } from './character-count.tsx';
import { FieldContext } from './field-context.ts';

export interface FormFieldProps {
  readonly label: ReactNode;
  /** "optional" is written out; `required` is told to screen readers, and written only where most fields are optional. */
  readonly need?: 'required' | 'optional' | undefined;
  readonly isRequiredShown?: boolean;
  /** How to fill it in. An error takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and what would be right. */
  readonly error?: string | undefined;
  /** Good news in the hint's place: "Free", "Contract found". */
  readonly ok?: string | undefined;
  /** Characters used and allowed. */
  readonly count?: { readonly used: number; readonly limit: number } | undefined;
  /** Several controls under one name: radio buttons, checkboxes, pairs. */
  readonly isGroup?: boolean;
  /** For a group that says its name itself: one checkbox. */
  readonly isNameHidden?: boolean;
  /** Given where an error summary leads to the field. */
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

/** Label above; below it hint, good news or error, read out with the control; the field says what is wrong, not the page. */
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
