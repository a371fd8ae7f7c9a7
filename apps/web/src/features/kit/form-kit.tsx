import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { useKitTexts } from './kit-texts.ts';
import type { Offer } from './offer-schema.ts';

const NAC_DECIMALS = 18;
/** Roughly the time that a wallet takes to confirm. */
const PENDING_MS = 1_500;

const EMPTY: Offer = { name: '', price: null, mayBeSold: false };
const FIELDS = ['name', 'price', 'mayBeSold'] as const;

export function FormKit() {
  const { form: texts } = useKitTexts();
  const id = useId();
  const labels = { name: texts.name, price: texts.price, mayBeSold: texts.terms };
  const sentences = { name: texts.nameError, price: texts.priceError, mayBeSold: texts.termsError };
  const form = useZodForm({
    shouldFocusError: false,
    loadSchema: async () => (await import('./offer-schema.ts')).offerSchema,
    textOf: ({ path }) => sentences[path[0] as keyof typeof sentences],
    defaultValues: EMPTY,
  });
  const [isDone, setIsDone] = useState(false);
  const { errors, isSubmitting, submitCount } = form.formState;
  const failures: FieldError[] = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: `${id}-${name}`, label: labels[name], message }] : [];
  });
  const send = form.handleSubmit(async () => {
    await new Promise((resolve) => setTimeout(resolve, PENDING_MS));
    setIsDone(true);
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      {submitCount > 0 ? <ErrorSummary errors={failures} attempt={submitCount} /> : null}
      <FormField id={`${id}-name`} label={texts.name} need="required" error={errors.name?.message}>
        <TextInput {...form.register('name')} />
      </FormField>
      <Controller
        control={form.control}
        name="price"
        render={({ field: { ref, value, ...field } }) => (
          <FormField id={`${id}-price`} label={texts.price} need="required" error={errors.price?.message}>
            <AmountInput {...field} ref={ref} units={value} decimals={NAC_DECIMALS} symbol="NAC" />
          </FormField>
        )}
      />
      <FormField
        id={`${id}-mayBeSold`}
        label={texts.terms}
        isGroup
        isNameHidden
        error={errors.mayBeSold?.message}
      >
        <Checkbox label={texts.terms} {...form.register('mayBeSold')} />
      </FormField>
      <div className="row">
        <SubmitButton variant="act" plate="+50 EP" isPending={isSubmitting} pendingText={texts.pending}>
          {texts.submit}
        </SubmitButton>
        {isDone ? <SealState shape="sealed">{texts.done}</SealState> : null}
      </div>
    </form>
  );
}
