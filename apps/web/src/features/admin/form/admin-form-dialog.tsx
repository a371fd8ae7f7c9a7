import { useId, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import type { AdminFormState } from './use-admin-form.ts';

interface AdminFormDialogProps {
  readonly title: string;
  readonly description: string;
  /** Text of the submit button. */
  readonly submitText: string;
  readonly state: AdminFormState;
  /** Explains an error; without it, the general messages of the admin pages apply. */
  readonly errorText?: ((error: unknown) => string) | undefined;
  readonly size?: 'small' | 'medium';
  /** False for a form whose values would be lost by a click beside it. */
  readonly isLight?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form: its fields, the error of its request, and its two buttons. */
export function AdminFormDialog(props: AdminFormDialogProps) {
  const { title, description, submitText, state, size = 'small', isLight = true, onClose, children } = props;
  const { t } = useTranslation('administration');
  const generalText = useAdminErrorText();
  // The end of a login is the same for every form.
  const hasEnded = state.error instanceof ApiError && state.error.code === 'unauthorized';
  const errorText = (hasEnded ? undefined : props.errorText) ?? generalText;
  const formId = useId();
  return (
    <Dialog
      isOpen
      size={size}
      isLight={isLight}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="solid" type="submit" form={formId} isBusy={state.isPending}>
            {submitText}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={(event) => void state.submit(event)}>
        {state.error ? <Note tone="error">{errorText(state.error)}</Note> : null}
        {children}
      </form>
    </Dialog>
  );
}
