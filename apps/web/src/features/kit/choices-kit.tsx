import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PairsEditor, type Pair } from '../../ui/form/pairs-editor.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Trace } from '../../ui/trace/trace.tsx';
import { useKitTexts } from './kit-texts.ts';

const PAIRS: readonly Pair[] = [
  { name: 'Place', value: 'Wilhelmsburg' },
  { name: 'Tide', value: 'Ebb' },
  { name: 'Tide', value: '26' },
];

function Kind() {
  const { choices } = useKitTexts();
  const [kind, setKind] = useState<'standard' | 'premium'>('standard');
  const picture = (points: number) => (
    <Trace kind="mint" points={points} blockHash="kit" width={60} height={40} />
  );
  return (
    <FormField label={choices.kind} isGroup>
      <RadioGroup
        variant="cards"
        value={kind}
        onChange={setKind}
        options={[
          {
            value: 'standard',
            label: choices.standard,
            text: choices.standardText,
            cost: '−50 EP +50 EP',
            picture: picture(50),
          },
          {
            value: 'premium',
            label: choices.premium,
            text: choices.premiumText,
            cost: '−100 EP +35 EP',
            picture: picture(100),
          },
        ]}
      />
    </FormField>
  );
}

export function ChoicesKit() {
  const { choices } = useKitTexts();
  const [pay, setPay] = useState<'usdt' | 'card' | 'later'>('usdt');
  const [pairs, setPairs] = useState(PAIRS);
  const names = pairs.map(({ name }) => name);
  const badRows = new Set(
    names.flatMap((name, row) => (name !== '' && names.indexOf(name) < row ? [row] : [])),
  );
  return (
    <div className="form">
      <FormField label={choices.pay} isGroup>
        <RadioGroup
          value={pay}
          onChange={setPay}
          options={[
            { value: 'usdt', label: choices.usdt },
            { value: 'card', label: choices.card },
            { value: 'later', label: choices.later, isDisabled: true },
          ]}
        />
      </FormField>
      <Kind />
      <div>
        <Checkbox label={choices.newsletter} defaultChecked />
        <Checkbox label={choices.kindFilter} count="212" />
      </div>
      <FormField label={choices.risks} isGroup isNameHidden error={choices.risksError}>
        <Checkbox label={choices.risks} />
      </FormField>
      <FormField
        label={choices.properties}
        isGroup
        hint={choices.propertiesHint}
        error={badRows.size > 0 ? choices.propertiesError : undefined}
      >
        <PairsEditor pairs={pairs} onChange={setPairs} limit={3} badRows={badRows} />
      </FormField>
    </div>
  );
}
