import { useState } from 'react';
import { parseInputs, type Texts } from './abi-inputs.tsx';
import type { AbiParameter } from './contract-call.ts';
import type { ValueFault } from './parse-abi-value.ts';

type Faults = Readonly<Record<string, ValueFault>>;

/** What a person types into the fields of a function. `read` gives the values, or null and shows what is wrong. */
export function useInputs(parameters: readonly AbiParameter[]) {
  const [texts, setTexts] = useState<Texts>({});
  const [faults, setFaults] = useState<Faults>({});
  return {
    fields: {
      parameters,
      texts,
      faults,
      onChange: (path: string, text: string) => {
        setTexts((before) => ({ ...before, [path]: text }));
        setFaults((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== path)));
      },
    },
    read: (): readonly unknown[] | null => {
      const { values, faults: found } = parseInputs(parameters, texts);
      setFaults(found);
      return Object.keys(found).length === 0 ? values : null;
    },
  };
}
