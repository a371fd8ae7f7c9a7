import { useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './stored-value.ts';

const keyOf = (form: string) => `nova.draft.${form}`;

/** JSON has no bigint: an amount is written as an object that holds its digits. */
const toJson = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? { bigint: value.toString() } : value;
function fromJson(_key: string, value: unknown): unknown {
  const digits = value instanceof Object && 'bigint' in value ? value.bigint : undefined;
  return typeof digits === 'string' && /^\d{1,78}$/.test(digits) ? BigInt(digits) : value;
}

/** What was typed into a form of this tab and not submitted, over `empty`; `empty` itself where nothing is kept. */
export function readFormDraft<T extends object>(form: string, empty: T): T {
  const text = readDraft(keyOf(form));
  if (text === null) return empty;
  try {
    return { ...empty, ...(JSON.parse(text, fromJson) as Partial<T>) };
  } catch {
    return empty;
  }
}

/** Forgets what was typed, once it is submitted. */
export function removeFormDraft(form: string): void {
  removeDraft(keyOf(form));
}

/**
 * The state of a form that survives a reload of its tab; `removeFormDraft` ends that.
 * @param keep the part of it that can be kept: files, for example, have to be chosen again
 */
export function useFormDraft<T extends object>(
  form: string,
  empty: T,
  keep: (draft: T) => object = (draft) => draft,
): [T, (next: T | ((before: T) => T)) => void] {
  const [first] = useState(() => readFormDraft(form, empty));
  const [draft, setDraft] = useState(first);
  const text = JSON.stringify(keep(draft), toJson);
  const isUntouched = draft === first;
  useEffect(() => {
    if (!isUntouched) writeDraft(keyOf(form), text);
  }, [form, text, isUntouched]);
  return [draft, setDraft];
}
