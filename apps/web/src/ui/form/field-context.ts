import { createContext, use } from 'react';

/** Values that connect a control to its field, so that IDs need not be assigned by hand. */
export interface FieldContextValue {
  /** ID of the single control; undefined in a group, where the name belongs to all controls. */
  readonly id: string | undefined;
  /** IDs of hint, error and counter, in reading order. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

export interface ControlAttributes {
  readonly id: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/**
 * Returns the attributes that connect a control to its field's label, hint and error; none outside a field.
 */
export function useControlAttributes(): ControlAttributes {
  const field = use(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid ? true : undefined,
    'aria-required': field?.isRequired ? true : undefined,
  };
}
