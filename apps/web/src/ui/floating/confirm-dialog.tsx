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
  /** The question: "Advance the presale to phase 2?" */
  readonly title: string;
  /** The consequence, in the first line. */
  readonly consequence: ReactNode;
  /** Values before and after. */
  readonly changes?: readonly Change[];
  /** Effects on others. */
  readonly effects?: readonly string[];
  /** Named after what is kept: "Keep phase 1". First in order, and focused. */
  readonly cancelLabel: string;
  /** Named after the action: "Advance to phase 2". */
  readonly confirmLabel: string;
  /** Shown on the button while the action is running. */
  readonly pendingLabel: string;
  /** Irreversible. */
  readonly isDanger?: boolean;
  /** A word to type first, for irreversible steps. */
  readonly typedWord?: string;
  /** Points for the click, if it seals an action. */
  readonly plate?: string;
  /** The dialog closes on success; on failure it stays open and shows the error. */
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
  const { title, consequence, changes, effects, cancelLabel, confirmLabel, pendingLabel, typedWord, plate } =
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
        {cancelLabel}
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

/** Asks before a step with consequences: the values before and after, and the effects on others. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.isOpen ? <Question {...props} /> : null;
}
