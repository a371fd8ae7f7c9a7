import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Passes every change of a form's values to its owner, which shows a preview of them or stores a draft. */
export function useFollowValues<Input extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe'>,
  onChange: (values: Input) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange({ ...values }) }),
    [subscribe, onChange],
  );
}
