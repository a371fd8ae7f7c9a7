import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { LANGUAGES } from '@nova/shared/language/language';
import { KIT_TEXTS } from './kit-texts.ts';

/** Both languages side by side, because text that fits in English must also fit in German. */
export function LanguagesKit() {
  return (
    <div className="kit-two">
      {LANGUAGES.map((language) => {
        const { buttons, fields, choices, marks, dialogs, form } = KIT_TEXTS[language];
        return (
          <div key={language} lang={language} className="kit-narrow">
            <p className="label">{language}</p>
            <h3>{dialogs.title}</h3>
            <Button variant="act" isWide plate="−50 +50 EP">
              {form.submit}
            </Button>
            <Button variant="danger" isWide>
              {dialogs.phaseGo}
            </Button>
            <Button isWide disabledReason={buttons.reason}>
              {buttons.act}
            </Button>
            <FormField label={choices.risks} error={fields.amountError}>
              <TextInput suffix="USDT" defaultValue="0.001" />
            </FormField>
            <SealState shape="failed">{marks.error}</SealState>
            <Badge tone="hatch">{marks.hatch}</Badge>
          </div>
        );
      })}
    </div>
  );
}
