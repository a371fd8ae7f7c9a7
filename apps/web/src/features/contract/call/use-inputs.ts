import { useState } from 'react';
import { parseInputs, type Texts } from './abi-inputs.tsx';
import type { AbiParameter } from './abi-functions.ts';
import type { ValueError } from './parse-abi-value.ts';

type Errors = Readonly<Record<string, ValueError>>;

/** State of the input fields of a function. `read` returns the values, or null and shows the errors. */
export function useInputs(parameters: readonly AbiParameter[]) {
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Errors>({});
  return {
    fields: {
      parameters,
      texts,
      errors,
      onChange: (path: string, text: string) => {
        setTexts((before) => ({ ...before, [path]: text }));
        setErrors((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== path)));
      },
    },
    read: (): readonly unknown[] | null => {
      const { values, errors: found } = parseInputs(parameters, texts);
      setErrors(found);
      return Object.keys(found).length === 0 ? values : null;
    },
  };
}
