import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type AbiParameter, typeOf } from './abi-functions.ts';
import { collect, parseAbiValue, type ParsedValue, type ValueError } from './parse-abi-value.ts';

/** Entered texts by parameter path: `0`, and `1.0` within a tuple. */
export type Texts = Readonly<Record<string, string>>;

interface AbiInputsProps {
  readonly parameters: readonly AbiParameter[];
  readonly texts: Texts;
  /** Errors by parameter path. */
  readonly errors: Readonly<Record<string, ValueError>>;
  readonly onChange: (path: string, text: string) => void;
  /** Path of the enclosing parameter. */
  readonly path?: string;
}

/** A field for each parameter that suits its type; tuples become groups of fields. */
export function AbiInputs({ parameters, texts, errors, onChange, path = '' }: AbiInputsProps) {
  const { t } = useTranslation('contract');
  return parameters.map((parameter, at) => {
    const place = `${path}${at}`;
    const name = parameter.name || t('functions.unnamed', { index: at + 1 });
    const label = (
      <>
        <bdi>{name}</bdi> <span className="num faint">{typeOf(parameter)}</span>
      </>
    );
    if (parameter.type === 'tuple') {
      return (
        <FormField key={place} label={label} isGroup>
          <div className="abi-tuple">
            <AbiInputs
              parameters={parameter.components ?? []}
              path={`${place}.`}
              {...{ texts, errors, onChange }}
            />
          </div>
        </FormField>
      );
    }
    return (
      <AbiInput
        key={place}
        label={label}
        parameter={parameter}
        text={texts[place] ?? ''}
        error={errors[place]}
        onChange={(text) => onChange(place, text)}
      />
    );
  });
}

interface AbiInputProps {
  readonly label: ReactNode;
  readonly parameter: AbiParameter;
  readonly text: string;
  readonly error: ValueError | undefined;
  readonly onChange: (text: string) => void;
}

function AbiInput({ label, parameter: { type }, text, error: failure, onChange }: AbiInputProps) {
  const { t } = useTranslation('contract');
  const hint = useHint(type);
  const error = failure && t(`input.${failure.error}`, { type: failure.type, bytes: failure.bytes });
  const common = {
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <FormField label={label} hint={hint} error={error}>
      {type === 'bool' ? (
        <Select
          {...common}
          hasEmpty={false}
          value={text === 'true' ? 'true' : 'false'}
          options={[
            { value: 'false', label: t('input.no') },
            { value: 'true', label: t('input.yes') },
          ]}
        />
      ) : type === 'string' || type === 'bytes' || type.endsWith(']') ? (
        <Textarea {...common} rows={2} spellCheck={false} />
      ) : (
        <TextInput {...common} isCode autoComplete="off" />
      )}
    </FormField>
  );
}

function useHint(type: string): string {
  const { t } = useTranslation('contract');
  if (type.endsWith(']')) return t('input.array');
  if (/^bytes\d/.test(type)) return t('input.fixed', { digits: 2 * Number(type.slice(5)) });
  if (type.startsWith('uint')) return t('input.uint');
  if (type.startsWith('int')) return t('input.int');
  if (type === 'address') return t('input.address');
  if (type === 'bool') return t('input.bool');
  return type === 'bytes' ? t('input.bytes') : t('input.string');
}

/** Parses all texts. Errors are reported by path; the values are complete only if there are none. */
export function parseInputs(
  parameters: readonly AbiParameter[],
  texts: Texts,
  path = '',
): { readonly values: readonly unknown[]; readonly errors: Record<string, ValueError> } {
  const errors: Record<string, ValueError> = {};
  const parts = parameters.map((parameter, at): ParsedValue => {
    const place = `${path}${at}`;
    if (parameter.type === 'tuple') {
      const inner = parseInputs(parameter.components ?? [], texts, `${place}.`);
      Object.assign(errors, inner.errors);
      return { value: inner.values };
    }
    const parsed = parseAbiValue(parameter, texts[place] ?? '');
    if (!('value' in parsed)) errors[place] = parsed;
    return parsed;
  });
  const all = collect(parts);
  return { values: 'value' in all ? (all.value as unknown[]) : [], errors };
}
