import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Link } from 'react-router';
import { z } from 'zod';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toastQueue } from '../feedback/show-toast.ts';
import { renderUi } from '../render-ui.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextInput } from './text-input.tsx';
import { useZodForm } from './use-zod-form.ts';

afterEach(cleanup);

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Too short.')
    .regex(/^[a-z]/i, 'Begins with a letter.'),
});
const sent: unknown[] = [];
let finish: () => void = () => undefined;

const loadSchemaAtOnce = async () => schema;

function NameForm({ loadSchema = loadSchemaAtOnce }) {
  const form = useZodForm({ loadSchema, shouldFocusError: false, defaultValues: { name: '' } });
  const { errors, submitCount, isSubmitting } = form.formState;
  const message = errors.name?.message;
  const send = form.handleSubmit(async (values) => {
    sent.push(values);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary errors={message ? [{ id: 'name', label: 'Name', message }] : []} attempt={submitCount} />
      <FormField id="name" label="Name" error={message}>
        <TextInput {...form.register('name')} />
      </FormField>
      <SubmitButton isPending={isSubmitting} pendingText="Sending">
        Send
      </SubmitButton>
    </form>
  );
}

const pairSchema = z.object({ name: z.string().min(2), email: z.string().min(2) });

/** A form without a summary, on a page whose language can be switched. */
function PairForm() {
  const { t } = useTranslation('form');
  const { localize } = useLanguage();
  const form = useZodForm({
    loadSchema: async () => pairSchema,
    textOf: () => t('invalid'),
    defaultValues: { name: 'Ebb', email: '' },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <FormField label="Name" error={errors.name?.message}>
        <TextInput {...form.register('name')} />
      </FormField>
      <FormField label="Email" error={errors.email?.message}>
        <TextInput {...form.register('email')} />
      </FormField>
      <SubmitButton isPending={false} pendingText="Sending">
        Send
      </SubmitButton>
      <Link to={localize('/kit') === '/kit' ? '/de/kit' : '/kit'}>Other language</Link>
    </form>
  );
}

beforeEach(() => {
  sent.length = 0;
});

it('focuses the first invalid field after a failed submission without a summary', async () => {
  const user = userEvent.setup();
  await renderUi(<PairForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

it('translates the message of an invalid field when the language is switched', async () => {
  const user = userEvent.setup();
  await loadCatalogues('de', ['site', 'form']);
  await renderUi(<PairForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('This value isn’t valid. Check it and try again.');
  await user.click(screen.getByRole('link', { name: 'Other language' }));
  await screen.findByText('Dieser Wert ist ungültig. Prüfe ihn und versuche es erneut.');
  expect(screen.queryByText('This value isn’t valid. Check it and try again.')).toBeNull();
  // Only what was invalid before is validated, and the focus stays.
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Other language' }));
});

it('leaves the focus in a field that becomes invalid again while it is typed into', async () => {
  const user = userEvent.setup();
  await renderUi(<NameForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const field = screen.getByLabelText('Name');
  await user.type(field, 'Ebb');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.type(field, '{Backspace}{Backspace}');
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(field);
});

it('shows the first error of a field, focuses the summary, and links from there to the field', async () => {
  const user = userEvent.setup();
  await renderUi(<NameForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('One field needs your attentionName Too short.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});

it('submits the values parsed by the schema once, and shows that it is busy', async () => {
  const user = userEvent.setup();
  await renderUi(<NameForm />);
  await user.type(screen.getByLabelText('Name'), '  Ebb {Enter}');
  const button = await screen.findByRole('button', { name: 'Sending' });
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(sent).toEqual([{ name: 'Ebb' }]);
  finish();
  await screen.findByRole('button', { name: 'Send' });
});

it('ignores a second submission while the first is validated', async () => {
  const user = userEvent.setup();
  await renderUi(<NameForm />);
  await user.type(screen.getByLabelText('Name'), 'Ebb');
  const form = screen.getByLabelText('Name').closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: 'Sending' });
  expect(sent).toEqual([{ name: 'Ebb' }]);
  finish();
  await screen.findByRole('button', { name: 'Send' });
  expect(sent).toHaveLength(1);
});

it('shows an error as soon as a field is left', async () => {
  const user = userEvent.setup();
  await renderUi(<NameForm />);
  await user.type(screen.getByLabelText('Name'), '1a');
  await user.tab();
  await waitFor(() =>
    expect(document.getElementById('name-message')?.textContent).toBe('Begins with a letter.'),
  );
});

it('says so if the rules could not be loaded, and sends the input with the next attempt', async () => {
  const user = userEvent.setup();
  let isOnline = false;
  const loadSchema = () => (isOnline ? Promise.resolve(schema) : Promise.reject(new TypeError('offline')));
  await renderUi(<NameForm loadSchema={loadSchema} />);
  await user.type(screen.getByLabelText('Name'), 'Ebb');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(toastQueue.get()).toMatchObject([
      { tone: 'error', title: 'We couldn’t reach the server. Check your connection and try again.' },
    ]),
  );
  expect(sent).toEqual([]);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending' });
  expect(sent).toEqual([{ name: 'Ebb' }]);
  finish();
  await screen.findByRole('button', { name: 'Send' });
});
