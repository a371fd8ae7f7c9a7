import { formatExact } from '../../../lib/format/format-exact.ts';
import { useState, type FormEvent } from 'react';
import { parseAmount } from '../../../ui/form/parse-amount.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/floating/sheet.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import {
  isFilterValue,
  type FilterControl,
  type FilterField,
  type FilterName,
  type FilterValues,
} from './list-filters.ts';
import { useFilterText } from './use-filter-text.ts';

export interface FilterSheetProps {
  readonly fields: readonly FilterField[];
  readonly values: FilterValues;
  readonly onApply: (values: FilterValues) => void;
  readonly onClose: () => void;
}

const NAC_DECIMALS = 18;
const FORM_ID = 'filter-sheet';

const isHex = (control: FilterControl) =>
  control === 'address' || control === 'selector' || control === 'topic';

/** Converts an amount entered in either language to the URL format: decimal point, no grouping. */
function toUrlAmount(text: string, language: 'en' | 'de'): string {
  const parsed = parseAmount(text, NAC_DECIMALS, language);
  if (!('units' in parsed)) return text;
  return formatExact(parsed.units, NAC_DECIMALS);
}

/**
 * Typed filters: addresses, amounts, days. Slides in from the right on wide screens, from below on phones.
 */
export function FilterSheet({ fields, values, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { nameOf } = useFilterText();
  const [errors, setErrors] = useState<ReadonlySet<FilterName>>(new Set());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = fields.map((field) => {
      const entry = form.get(field.name);
      const text = typeof entry === 'string' ? entry.trim() : '';
      const value = field.control === 'amount' && text !== '' ? toUrlAmount(text, language) : text;
      return { field, value, isError: value !== '' && !isFilterValue(field, value) };
    });
    const wrong = typed.filter(({ isError }) => isError).map(({ field }) => field.name);
    setErrors(new Set(wrong));
    if (wrong.length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
      return;
    }
    onApply(Object.fromEntries(typed.map(({ field, value }) => [field.name, value])));
  };
  return (
    <Sheet
      isOpen
      title={t('filters.label')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('filters.keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID}>
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="filter-form" noValidate onSubmit={submit}>
        {fields.map(({ name, control }) => (
          <FormField
            key={name}
            label={nameOf(name)}
            hint={t(`filters.hints.${control as 'address'}`)}
            error={errors.has(name) ? t(`filters.errors.${control as 'address'}`) : undefined}
          >
            <TextInput
              name={name}
              type={control === 'day' ? 'date' : 'text'}
              inputMode={control === 'amount' ? 'decimal' : control === 'points' ? 'numeric' : undefined}
              isCode={isHex(control)}
              autoComplete="off"
              defaultValue={values[name] ?? ''}
            />
          </FormField>
        ))}
      </form>
    </Sheet>
  );
}
