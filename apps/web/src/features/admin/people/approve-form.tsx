import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys } from '../admin-api.ts';
import { parseAddresses } from './parse-addresses.ts';
import { approveWallets } from './whitelist-api.ts';

/** Approves one wallet or a whole file of wallets; invalid addresses are reported before anything is sent. */
export function ApproveForm() {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const [text, setText] = useState('');
  const [done, setDone] = useState(0);
  const { addresses, errors } = parseAddresses(text);
  const format = (value: number) => formatInteger(value, language);
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
  const [failure] = errors;
  return (
    <form className="in grid gap-4" onSubmit={submit}>
      <FormField
        label={t('whitelist.wallets')}
        hint={t('whitelist.walletsHint')}
        error={
          failure
            ? t('whitelist.error', {
                count: errors.length,
                lines: format(errors.length),
                line: failure.line,
                text: failure.text,
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
        <Button type="submit" isSmall variant="solid" isBusy={isPending} disabled={addresses.length === 0}>
          {t('whitelist.approve', { count: addresses.length, wallets: format(addresses.length) })}
        </Button>
        {isPending ? (
          <span className="faint" role="status">
            {t('whitelist.progress', { done: format(done), all: format(addresses.length) })}
          </span>
        ) : null}
      </div>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      {data ? (
        <Note>{t('whitelist.approved', { added: format(data.added), known: format(data.known) })}</Note>
      ) : null}
    </form>
  );
}
