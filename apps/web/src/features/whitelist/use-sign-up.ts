import { useState, type FormEvent } from 'react';

/** State of a sign-up. `invalid`: a field contains no valid address, and nothing was sent. */
export type SignUpState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'invalid'; readonly field: string }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** Values of a form by field name. */
export type SignUpFields = Readonly<Record<string, string>>;

/**
 * State of a small form that is sent once: validated by
 * the browser's own rules, with focus on its first error.
 */
export function useSignUp(send: (fields: SignUpFields) => Promise<unknown>) {
  const [state, setState] = useState<SignUpState>({ status: 'idle' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.status === 'sending') return;
    const wrong = [...form.elements].find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && !element.validity.valid,
    );
    if (wrong) {
      // A field in a collapsed part is neither visible nor focusable.
      wrong.closest('details')?.setAttribute('open', '');
      wrong.focus();
      return setState({ status: 'invalid', field: wrong.name });
    }
    const fields = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    );
    setState({ status: 'sending' });
    send(fields).then(
      () => setState({ status: 'sent', email: fields['email'] ?? '' }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  };
  return { state, submit, again: () => setState({ status: 'idle' }) };
}
