import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';

interface NumberFieldsProps<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly fields: readonly {
    readonly name: FieldPathByValue<Input, number>;
    readonly label: string;
    readonly min: number;
  }[];
}

/** Fields for whole numbers; an empty one counts as zero. */
export function NumberFields<Input extends FieldValues, Output>(props: NumberFieldsProps<Input, Output>) {
  return props.fields.map(({ name, label, min }) => (
    <Controller
      key={name}
      control={props.control}
      name={name}
      render={({ field, fieldState }) => (
        <FormField label={label} error={fieldState.error?.message}>
          <NumberInput
            ref={field.ref}
            value={field.value}
            min={min}
            onChange={(value) => field.onChange(value ?? 0)}
          />
        </FormField>
      )}
    />
  ));
}
