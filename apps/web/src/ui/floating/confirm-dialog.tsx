import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { useErrorText } from '../feedback/error-text.ts';
import { FormField } from '../form/form-field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Note } from '../feedback/note.tsx';
import { ChangeTable, type Change } from './change-table.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The question: "Advance the pre-sale to phase 2?" */
  readonly title: string;
  /** The consequence, in the first line. */
  readonly consequence: ReactNode;
  /** What is now and what will be. */
  readonly changes?: readonly Change[];
  /** What happens to others. */
  readonly effects?: readonly string[];
  /** Named by what it keeps: "Keep phase 1". It comes first and has the focus. */
  readonly keepLabel: string;
  /** Named by what it does: "Advance to phase 2". */
  readonly confirmLabel: string;
  /** Shown on the button while it is being done. */
  readonly pendingLabel: string;
  /** Cannot be taken back. */
  readonly isDanger?: boolean;
  /** A word that has to be typed first, for one-way steps. */
  readonly typedWord?: string;
  /** What the press is worth, where it seals an action. */
  readonly plate?: string;
  /** Closes the dialog when it succeeds; a failure stays and is said. */
  readonly onConfirm: () => Promise<void>;
}

const FORM_ID = 'confirm-dialog-form';

function useConfirm({ onConfirm, onClose }: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setIsPending(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsPending(false);
    }
  };
  return { confirm, isPending, error };
}

function Question(props: ConfirmDialogProps) {
  const { title, consequence, changes, effects, keepLabel, confirmLabel, pendingLabel, typedWord, plate } =
    props;
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const { confirm, isPending, error } = useConfirm(props);
  const [typed, setTyped] = useState('');
  const isTyped = typedWord === undefined || typed.trim().toLowerCase() === typedWord.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !isPending) void confirm();
  };
  const variant = plate ? 'act' : props.isDanger ? 'danger' : 'solid';
  const footer = (
    <>
      <Button
        variant="quiet"
        disabled={isPending}
        onClick={props.onClose}
        data-autofocus={typedWord ? undefined : ''}
      >
        {keepLabel}
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        variant={variant}
        plate={plate}
        isBusy={isPending}
        disabled={!isTyped}
      >
        {isPending ? pendingLabel : confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      canClose={!isPending}
      isLight={typedWord === undefined}
      title={title}
      description={consequence}
      footer={footer}
    >
      <form id={FORM_ID} className="dialog-form" onSubmit={submit}>
        {changes ? <ChangeTable changes={changes} /> : null}
        {effects ? (
          <ul className="effects">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        ) : null}
        {typedWord === undefined ? null : (
          <FormField
            label={t('confirm.type', { word: typedWord })}
            hint={t('confirm.notYet', { word: typedWord })}
          >
            <TextInput
              isCode
              autoComplete="off"
              data-autofocus=""
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FormField>
        )}
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
      </form>
    </Dialog>
  );
}

/** Asks before a step with consequences: what is now, what will be, what it does to others. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.isOpen ? <Question {...props} /> : null;
}
