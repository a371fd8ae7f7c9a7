import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { FormField } from './form-field.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

it('announces its hint and its count with the control', async () => {
  await renderUi(
    <FormField label="Name" hint="At most 31 letters." count={{ used: 12, limit: 31 }}>
      <TextInput />
    </FormField>,
  );
  const input = screen.getByLabelText('Name');
  expect(describedBy(input)).toEqual(['At most 31 letters.', '12 / 3112 of 31 characters']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('replaces the hint with the error and marks the control', async () => {
  await renderUi(
    <FormField label="Name" hint="At most 31 letters." error="Too long." need="required">
      <TextInput />
    </FormField>,
  );
  const input = screen.getByLabelText('Name');
  expect(describedBy(input)).toEqual(['Too long.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.queryByText('At most 31 letters.')).toBeNull();
});

it('marks optional fields in the language of the page, and no required ones', async () => {
  await renderUi(
    <>
      <FormField label="Sammlung" need="optional">
        <TextInput />
      </FormField>
      <FormField label="Name" need="required">
        <TextInput />
      </FormField>
    </>,
    'de',
  );
  expect(screen.getByText('optional')).toBeTruthy();
  expect(screen.queryByText('Pflichtfeld')).toBeNull();
});

it('names a group of controls and shows its error once for all of them', async () => {
  await renderUi(
    <FormField label="Terms" isGroup error="Please confirm.">
      <Checkbox label="I have read them" />
    </FormField>,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Terms' }))).toEqual(['Please confirm.']);
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox').id).toBe('');
});

it('clears a field on request and keeps focus in it', async () => {
  const user = userEvent.setup();
  const received: string[] = [];
  await renderUi(
    <FormField label="Search">
      <TextInput canClear defaultValue="ebb" onChange={(event) => received.push(event.target.value)} />
    </FormField>,
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  const input = screen.getByLabelText<HTMLInputElement>('Search');
  expect(input.value).toBe('');
  expect(received).toEqual(['']);
  expect(document.activeElement).toBe(input);
});

it('reveals a password only while requested', async () => {
  const user = userEvent.setup();
  await renderUi(
    <FormField label="Secret">
      <TextInput type="password" />
    </FormField>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
