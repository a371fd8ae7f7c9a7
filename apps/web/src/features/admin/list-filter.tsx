import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';

interface ListFilterProps {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select that filters a list. */
export function ListFilter({ label, all, options, value, onChange }: ListFilterProps) {
  return (
    <FormField label={label}>
      <Select
        options={[{ value: '', label: all }, ...options]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
