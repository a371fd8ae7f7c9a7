import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readFormDraft, removeFormDraft, useFormDraft } from './form-draft.ts';

const EMPTY = { name: '', supply: null as bigint | null, file: null as File | null };
const withoutFile = ({ file: _file, ...rest }: typeof EMPTY) => rest;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('restores entered values when the form is shown again, with exact amounts', () => {
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

it('removes the draft after submission, even if the page renders again', () => {
  const { result, rerender } = renderHook(() => useFormDraft('token', EMPTY, withoutFile));
  act(() => result.current[1]({ ...EMPTY, name: 'Ebb' }));
  removeFormDraft('token');
  rerender();
  expect(readFormDraft('token', EMPTY)).toBe(EMPTY);
});

it('starts empty if the stored draft cannot be parsed', () => {
  sessionStorage.setItem('nova.draft.token', '{');
  expect(readFormDraft('token', EMPTY)).toBe(EMPTY);
});
