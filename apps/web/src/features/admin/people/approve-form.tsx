import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/note.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys } from '../admin-api.ts';
import { parseAddresses } from './parse-addresses.ts';
import { approveWallets } from './whitelist-api.ts';

/** Approves one wallet or a whole file of them; what is no address is told before anything is sent. */
export function ApproveForm() {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const [text, setText] = useState('');
  const [done, setDone] = useState(0);
  const { addresses, faults } = parseAddresses(text);
  const figure = (value: number) => formatInteger(value, language);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => approveWallets(addresses, setDone),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  const change = (next: string) => {
    reset();
    setDone(0);
    setText(next);
  };
  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) change(await file.text());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && addresses.length > 0) mutate();
  };
  const [fault] = faults;
  return (
    <form className="in grid gap-4" onSubmit={submit}>
      <FormField
        label={t('whitelist.wallets')}
        hint={t('whitelist.walletsHint')}
        error={
          fault
            ? t('whitelist.fault', {
                count: faults.length,
                lines: figure(faults.length),
                line: fault.line,
                text: fault.text,
              })
            : undefined
        }
      >
        <Textarea rows={3} spellCheck={false} value={text} onChange={(event) => change(event.target.value)} />
      </FormField>
      <div className="row">
        <label className="button small">
          {t('whitelist.file')}
          <input
            className="sr"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void onFile(event)}
          />
        </label>
        <Button type="submit" isSmall look="solid" isBusy={isPending} disabled={addresses.length === 0}>
          {t('whitelist.approve', { count: addresses.length, wallets: figure(addresses.length) })}
        </Button>
        {isPending ? (
          <span className="faint" role="status">
            {t('whitelist.progress', { done: figure(done), all: figure(addresses.length) })}
          </span>
        ) : null}
      </div>
      {error ? <Note tone="fault">{errorText(error)}</Note> : null}
      {data ? (
        <Note>{t('whitelist.approved', { added: figure(data.added), known: figure(data.known) })}</Note>
      ) : null}
    </form>
  );
}
