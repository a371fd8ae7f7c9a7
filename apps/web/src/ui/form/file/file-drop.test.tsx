import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '@nova/shared/language/language';
import { renderUi } from '../../render-ui.tsx';
import { FileDrop } from './file-drop.tsx';
import { NFT_IMAGE_RULES } from './file-rules.ts';
import { FormField } from '../form-field.tsx';

afterEach(cleanup);

function ImageField({ isSending = false }: { isSending?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  return (
    <FormField label="Image" isGroup error={error ?? undefined}>
      <FileDrop
        rules={NFT_IMAGE_RULES}
        file={file}
        upload={isSending ? { doneBytes: 6_200_000, totalBytes: 9_800_000 } : null}
        onChange={(next, why) => {
          setFile(next);
          setError(why);
        }}
      />
    </FormField>
  );
}

const PNG = new File(['x'], 'ebb.png', { type: 'image/png' });

async function drop(file: File, language: Language = 'en', isSending = false) {
  await renderUi(<ImageField isSending={isSending} />, language);
  const zone = document.querySelector('.file-drop')!;
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(zone, event);
}

it('accepts a dropped image and offers to replace or remove it', async () => {
  const user = userEvent.setup();
  await drop(PNG);
  expect(screen.getByText('ebb.png')).toBeTruthy();
  expect(screen.getByText('0.1 of 10 MB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Drop an image here, or choose one')).toBeTruthy();
});

it('keeps the focus in the field when a file is chosen and removed', async () => {
  const user = userEvent.setup();
  await renderUi(<ImageField />);
  const choose = () => screen.getByLabelText(/^Drop an image here/);
  await user.tab();
  expect(document.activeElement).toBe(choose());
  await user.upload(choose(), PNG);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace' })));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.activeElement).toBe(choose()));
});

it('says in the field why a file is rejected and what is accepted', async () => {
  await drop(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('Invalid file type. Use one of these formats: PNG, JPG, WebP, GIF.')).toBeTruthy();
  cleanup();
  const huge = new File(['x'], 'ebb.png', { type: 'image/png' });
  Object.defineProperty(huge, 'size', { value: 12_400_000 });
  await drop(huge, 'de');
  expect(
    screen.getByText(
      'Datei zu groß. Deine Datei hat 12,4 MB; das Limit ist 10 MB. Bitte wähle eine kleinere.',
    ),
  ).toBeTruthy();
});

it('rejects a file that is named like an image but cannot be decoded', async () => {
  await drop(PNG);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText(/^Invalid file type\./)).toBeTruthy();
});

it('accepts a pasted image only while it has focus', async () => {
  const user = userEvent.setup();
  await renderUi(<ImageField />);
  const paste = () => {
    const event = createEvent.paste(document.body);
    Object.defineProperty(event, 'clipboardData', { value: { files: [PNG] } });
    fireEvent(document.body, event);
  };
  paste();
  expect(screen.queryByText('ebb.png')).toBeNull();
  await user.tab();
  paste();
  expect(screen.getByText('ebb.png')).toBeTruthy();
});

it('shows the uploaded part as amounts', async () => {
  await drop(PNG, 'en', true);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('6.2 of 9.8 MB');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
});
