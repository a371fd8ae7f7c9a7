import type { WatchedAddress } from '@nova/shared/watchlist/schemas';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { useWatchChanges } from './watch-api.ts';
import { useWatchlistErrorText } from './watchlist-error-text.ts';

interface WatchFormProps {
  readonly address: string;
  /** How the account watches the address; null if it does not. */
  readonly watched: WatchedAddress | null;
  readonly onClose: () => void;
}

/** Chooses what a watched address reports, or ends it. */
export function WatchForm({ address, watched, onClose }: WatchFormProps) {
  const { t } = useTranslation('watchlist');
  const errorText = useWatchlistErrorText();
  const { watch, unwatch } = useWatchChanges();
  const [error, setError] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('@nova/shared/watchlist/schemas')).watchChangeSchema,
    textOf: () => t('watch.needed'),
    defaultValues: {
      has_nac: watched?.has_nac ?? true,
      has_tokens: watched?.has_tokens ?? true,
      has_nfts: watched?.has_nfts ?? true,
      wants_mail: watched?.wants_mail ?? false,
    },
  });
  const run = async (change: () => Promise<void>) => {
    setError(null);
    try {
      await change();
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  const submit = handleSubmit((values) => run(() => watch(address, values)));
  return (
    <form className="in grid gap-4" onSubmit={(event) => void submit(event)}>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <FormField label={t('watch.what')} isGroup error={formState.errors.has_nac?.message}>
        <Checkbox label={t('watch.nac')} {...register('has_nac')} />
        <Checkbox label={t('watch.tokens')} {...register('has_tokens')} />
        <Checkbox label={t('watch.nfts')} {...register('has_nfts')} />
      </FormField>
      <Checkbox label={t('watch.mail')} {...register('wants_mail')} />
      <div className="row">
        <Button variant="solid" isSmall type="submit" isBusy={formState.isSubmitting}>
          {t(watched ? 'watch.save' : 'watch.start')}
        </Button>
        {watched ? (
          <Button isSmall onClick={() => void run(() => unwatch(address))}>
            {t('watch.stop')}
          </Button>
        ) : null}
        <Button isSmall variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
