import { isNameLabel, NAME_LENGTH, NAME_SUFFIX } from '@nova/shared/names/constants';
import type { RegisteredName } from '@nova/shared/names/schemas';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useHydratedSearch } from '../../lib/page/use-hydrated-search.ts';
import type { WalletSender } from '../../lib/transaction/transaction-call.ts';
import { Button } from '../../ui/button.tsx';
import { NamedAddress } from '../../ui/entity/named-address.tsx';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { useName } from './use-names.ts';
import { lazyPart } from '../../ui/floating/lazy-part.ts';

/** Loaded with the first available name. */
const RegisterForm = lazyPart(async () => (await import('./register-form.tsx')).RegisterForm);

/** Removes the ending, which the field shows after the text. */
const toLabel = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.nac$/, '');

/** A name that belongs to someone. */
function Taken({ registration }: { registration: RegisteredName }) {
  const { t } = useTranslation('names');
  const { language } = useLanguage();
  const day = (time: string) => formatDay(Date.parse(time), language);
  return (
    <Definitions>
      <Definition name={t('taken.owner')}>
        <NamedAddress address={registration.owner} />
      </Definition>
      <Definition name={t('taken.address')}>
        {registration.address ? <NamedAddress address={registration.address} /> : t('taken.nowhere')}
      </Definition>
      <Definition name={t('taken.expires')}>{day(registration.expires_at)}</Definition>
      <Definition name={t('taken.free')}>{day(registration.free_at)}</Definition>
    </Definitions>
  );
}

function Result({ label, sender }: { label: string; sender: WalletSender }) {
  const { t } = useTranslation('names');
  const errorText = useErrorText();
  const { data, error } = useName(label + NAME_SUFFIX);
  if (error) return <Note tone="error">{errorText(error)}</Note>;
  if (!data) return <p className="faint">{t('search.checking')}</p>;
  if (data.contracts === null) return <Note>{t('search.missing')}</Note>;
  const text = t(data.is_available ? 'search.available' : 'search.taken', { name: data.name });
  return (
    <>
      <p role="status">
        <b>{text}</b>
      </p>
      {data.registration ? (
        <Taken registration={data.registration} />
      ) : (
        <Suspense fallback={<p className="faint">{t('search.checking')}</p>}>
          <RegisterForm key={data.name} name={data} sender={sender} />
        </Suspense>
      )}
    </>
  );
}

/** Searches a name, and registers it if it is available. The name is in the URL, so that it can be shared. */
export function SearchPanel({ sender }: { sender: WalletSender }) {
  const { t } = useTranslation('names');
  const [, setSearch] = useSearchParams();
  const label = toLabel(useHydratedSearch().get('name') ?? '');
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? label;
  const isInvalid = label !== '' && !isNameLabel(label);
  return (
    <Panel title={t('search.title')}>
      <div className="in name-search">
        <form
          className="form"
          role="search"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setText(null);
            setSearch({ name: toLabel(shown) }, { preventScrollReset: true });
          }}
        >
          <FormField
            label={t('search.label')}
            hint={t('search.hint', NAME_LENGTH)}
            error={isInvalid && text === null ? t('search.invalid', NAME_LENGTH) : undefined}
          >
            <TextInput
              isCode
              autoComplete="off"
              suffix={NAME_SUFFIX}
              value={shown}
              onChange={(event) => setText(event.target.value)}
            />
          </FormField>
          <div>
            <Button type="submit" variant="solid">
              {t('search.submit')}
            </Button>
          </div>
        </form>
        {label === '' || isInvalid ? null : <Result label={label} sender={sender} />}
      </div>
    </Panel>
  );
}
