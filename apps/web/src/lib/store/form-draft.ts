import { useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './stored-value.ts';

const keyOf = (form: string) => `nova.draft.${form}`;

/** Encodes a bigint as an object with its digits, because JSON has no bigint. */
const toJson = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? { bigint: value.toString() } : value;
function fromJson(_key: string, value: unknown): unknown {
  const digits = value instanceof Object && 'bigint' in value ? value.bigint : undefined;
  return typeof digits === 'string' && /^\d{1,78}$/.test(digits) ? BigInt(digits) : value;
}

/** Returns this tab's unsubmitted values of a form merged into `empty`; `empty` itself if none are stored. */
export function readFormDraft<T extends object>(form: string, empty: T): T {
  const text = readDraft(keyOf(form));
  if (text === null) return empty;
  try {
    return { ...empty, ...(JSON.parse(text, fromJson) as Partial<T>) };
  } catch {
    return empty;
  }
}

/** Removes the draft of a submitted form. */
export function removeFormDraft(form: string): void {
  removeDraft(keyOf(form));
}

/**
 * State of a form that survives a reload of its tab until `removeFormDraft` is called.
 * @param keep selects the part that can be stored; files, for example, cannot
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
