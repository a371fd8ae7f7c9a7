import { useState, type FormEvent } from 'react';

/** State of a sign-up. `invalid`: a field is not an address, and nothing was sent. */
export type SignUpState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'invalid'; readonly field: string }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** What stands in the fields of a form, by their names. */
export type SignUpFields = Readonly<Record<string, string>>;

/** One small form that is sent once: checked by the browser's own rules, its first fault gets the focus. */
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
      // A field in a closed part can neither be seen nor reached.
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
