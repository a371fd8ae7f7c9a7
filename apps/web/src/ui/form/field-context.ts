import { createContext, use } from 'react';

/** What a control needs to know of the field it stands in, so that nobody wires ids by hand. */
export interface FieldContextValue {
  /** Of the one control; undefined in a group, where the name belongs to all of them. */
  readonly id: string | undefined;
  /** Ids of hint, error and counter, in the order they are read. */
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

/** Attributes that tie a control to its field's label, hint and error. Outside a field: none. */
export function useControlAttributes(): ControlAttributes {
  const field = use(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid ? true : undefined,
    'aria-required': field?.isRequired ? true : undefined,
  };
}
