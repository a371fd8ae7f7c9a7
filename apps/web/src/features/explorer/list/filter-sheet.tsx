import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/floating/sheet.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { FilterControl, FilterField, FilterName, FilterValues } from './list-filters.ts';
import { useFilterText } from './use-filter-text.ts';

export interface FilterSheetProps {
  readonly fields: readonly FilterField[];
  readonly values: FilterValues;
  readonly onApply: (values: FilterValues) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'filter-sheet';

const isHex = (control: FilterControl) =>
  control === 'address' || control === 'selector' || control === 'topic' || control === 'argument';

/**
 * Typed filters: addresses, amounts, days. Slides in from the right on wide screens, from below on phones.
 */
export function FilterSheet({ fields, values, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { nameOf } = useFilterText();
  const controlOf = (name: PropertyKey | undefined) => fields.find((field) => field.name === name)?.control;
  const { register, handleSubmit, formState } = useZodForm<Record<string, string>, Record<string, string>>({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./filter-form.ts')).filterForm(fields, language),
    textOf: ({ path, ...issue }) => {
      if (issue.code !== 'custom' || !issue.params?.['isReversed'])
        return t(`filters.errors.${controlOf(path[0]) as 'address'}`);
      return path[0] === 'until' ? t('filters.errors.reversedDays') : t('filters.errors.reversed');
    },
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
  });
  const submit = handleSubmit((typed) => onApply(typed as Record<FilterName, string>));
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
      <form id={FORM_ID} className="filter-form" noValidate onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, control }) => (
          <FormField
            key={name}
            label={nameOf(name)}
            hint={t(`filters.hints.${control as 'address'}`)}
            error={formState.errors[name]?.message}
          >
            <TextInput
              type={control === 'day' ? 'date' : 'text'}
              inputMode={
                control === 'amount' || control === 'quantity'
                  ? 'decimal'
                  : control === 'points'
                    ? 'numeric'
                    : undefined
              }
              isCode={isHex(control)}
              autoComplete="off"
              {...register(name)}
            />
          </FormField>
        ))}
      </form>
    </Sheet>
  );
}
