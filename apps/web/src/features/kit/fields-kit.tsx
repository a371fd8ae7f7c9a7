import { useState } from 'react';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { NumberInput } from '../../ui/form/number-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { useAmountErrorText } from '../../ui/form/use-amount-error-text.ts';
import type { AmountError } from '../../ui/form/parse-amount.ts';
import { useKitTexts } from './kit-texts.ts';

const LINK = 'https://nova.example/?ref=NV7K2M';
const USDT_DECIMALS = 6;
const NAC_DECIMALS = 18;
const BALANCE = 1_482_600_000n;

function Numbers() {
  const { fields } = useKitTexts();
  const [units, setUnits] = useState<bigint | null>(20_000_000n);
  const [error, setError] = useState<AmountError | null>(null);
  const errorText = useAmountErrorText();
  const [low, setLow] = useState<bigint | null>(1_000n);
  const [wei, setWei] = useState<bigint | null>(1_284_507_250_000_000_000_000n);
  const [days, setDays] = useState<number | null>(30);
  return (
    <>
      <FormField
        label={fields.amount}
        hint={fields.amountHint}
        error={error ? errorText(error, USDT_DECIMALS) : undefined}
      >
        <AmountInput
          units={units}
          onChange={(next, why) => {
            setUnits(next);
            setError(why);
          }}
          decimals={USDT_DECIMALS}
          symbol="USDT"
          max={BALANCE}
        />
      </FormField>
      <FormField label={fields.amount} error={fields.amountError}>
        <AmountInput units={low} onChange={setLow} decimals={USDT_DECIMALS} symbol="USDT" />
      </FormField>
      <FormField label={fields.large}>
        <AmountInput units={wei} onChange={setWei} decimals={NAC_DECIMALS} symbol="NAC" isLarge />
      </FormField>
      <FormField label={fields.days}>
        <NumberInput value={days} onChange={setDays} min={1} max={365} unit={fields.daysUnit} />
      </FormField>
    </>
  );
}

export function FieldsKit() {
  const { fields } = useKitTexts();
  const [text, setText] = useState<string>(fields.descriptionValue);
  const [name, setName] = useState('Depot Credits');
  const options = [
    { value: 'almanac', label: fields.collections.almanac },
    { value: 'notes', label: fields.collections.notes },
    { value: 'closed', label: fields.collections.closed, isDisabled: true },
  ];
  return (
    <div className="form">
      <FormField
        label={fields.tokenName}
        need="required"
        hint={fields.tokenHint}
        count={{ used: name.length, limit: 31 }}
      >
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </FormField>
      <div className="form-pair">
        <FormField label={fields.symbol} need="required" isRequiredShown ok={fields.tokenOk}>
          <TextInput isCode defaultValue="DPC" />
        </FormField>
        <FormField label={fields.site} need="optional">
          <TextInput prefix="https://" defaultValue="depot.example" />
        </FormField>
      </div>
      <FormField label={fields.search}>
        <TextInput canClear defaultValue="ebb" />
      </FormField>
      <FormField label={fields.link}>
        <TextInput canCopy isCode readOnly defaultValue={LINK} />
      </FormField>
      <FormField label={fields.password} hint={fields.passwordHint}>
        <TextInput type="password" autoComplete="off" defaultValue="kurz und gut" />
      </FormField>
      <Numbers />
      <FormField label={fields.description} need="optional" count={{ used: text.length, limit: 40 }}>
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </FormField>
      <div className="form-pair">
        <FormField label={fields.collection} need="optional">
          <Select options={options} hasEmpty defaultValue="almanac" />
        </FormField>
        <FormField label={fields.off}>
          <TextInput disabled defaultValue={fields.offValue} />
        </FormField>
      </div>
    </div>
  );
}
