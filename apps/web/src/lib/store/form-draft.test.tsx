import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readFormDraft, removeFormDraft, useFormDraft } from './form-draft.ts';

const EMPTY = { name: '', supply: null as bigint | null, file: null as File | null };
const withoutFile = ({ file: _file, ...rest }: typeof EMPTY) => rest;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('keeps what was typed for the next time the form is shown, amounts to the last digit', () => {
  const { result } = renderHook(() => useFormDraft('token', EMPTY, withoutFile));
  expect(sessionStorage.length).toBe(0);
  act(() =>
    result.current[1]({ name: '12n', supply: 123456789012345678901234567890n, file: new File([], 'a') }),
  );
  cleanup();
  expect(readFormDraft('token', EMPTY)).toEqual({
    name: '12n',
    supply: 123456789012345678901234567890n,
    file: null,
  });
});

it('forgets it once it is submitted, also when the page is drawn again afterwards', () => {
  const { result, rerender } = renderHook(() => useFormDraft('token', EMPTY, withoutFile));
  act(() => result.current[1]({ ...EMPTY, name: 'Ebb' }));
  removeFormDraft('token');
  rerender();
  expect(readFormDraft('token', EMPTY)).toBe(EMPTY);
});

it('begins empty where what is kept cannot be read', () => {
  sessionStorage.setItem('nova.draft.token', '{');
  expect(readFormDraft('token', EMPTY)).toBe(EMPTY);
});
