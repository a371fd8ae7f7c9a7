import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import {
  UNITS,
  type UnitId,
  formatUnit,
  formatUtc,
  parseInteger,
  parseTime,
  parseUnit,
} from './convert-value.ts';

/** Fields that show one value in several forms: editing one updates the others. */
interface LinkedFields<Id extends string, Value> {
  readonly ids: readonly Id[];
  readonly labelOf: (id: Id) => string;
  readonly parse: (text: string, id: Id) => Value | null;
  readonly format: (value: Value, id: Id) => string;
  readonly error: string;
  readonly initial: Value;
}

function LinkedInputs<Id extends string, Value>(props: LinkedFields<Id, Value>) {
  const { ids, labelOf, parse, format, error, initial } = props;
  const { t } = useTranslation('tools');
  const [edited, setEdited] = useState<{ id: Id; text: string } | null>(null);
  const value = edited ? parse(edited.text, edited.id) : initial;
  return (
    <div className="linked-fields">
      {ids.map((id) => {
        const isEdited = edited?.id === id;
        const text = isEdited ? edited.text : value === null ? '' : format(value, id);
        const isWrong = isEdited && value === null && text.trim() !== '';
        return (
          <FormField key={id} label={labelOf(id)} error={isWrong ? error : undefined}>
            <TextInput
              isCode
              canCopy
              value={text}
              placeholder={value === null && !isEdited ? t('units.none') : undefined}
              onChange={(event) => setEdited({ id, text: event.target.value })}
            />
          </FormField>
        );
      })}
    </div>
  );
}

const UNIT_IDS = UNITS.map(({ id }) => id);
const BASES = ['decimal', 'hex'] as const;
const TIMES = ['seconds', 'utc'] as const;

/** Form that converts units of the coin, number bases and times. */
export function UnitConverter() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (
    <Panel title={t('units.title')}>
      <div className="in tool-body">
        <LinkedInputs<UnitId, bigint>
          ids={UNIT_IDS}
          labelOf={(id) => t(`units.${id}`)}
          parse={(text, id) => parseUnit(text, id, language)}
          format={formatUnit}
          error={t('units.amountError')}
          initial={10n ** 18n}
        />
        <LinkedInputs<(typeof BASES)[number], bigint>
          ids={BASES}
          labelOf={(id) => t(`units.${id}`)}
          parse={(text) => parseInteger(text)}
          format={(value, id) => (id === 'hex' ? `0x${value.toString(16)}` : value.toString())}
          error={t('units.integerError')}
          initial={96_969n}
        />
        <LinkedInputs<(typeof TIMES)[number], number>
          ids={TIMES}
          labelOf={(id) => t(`units.${id}`)}
          parse={(text) => parseTime(text.replace(/ UTC$/, ''))}
          format={(value, id) => (id === 'utc' ? formatUtc(value) : value.toString())}
          error={t('units.timeError')}
          initial={1_767_225_600}
        />
      </div>
    </Panel>
  );
}
