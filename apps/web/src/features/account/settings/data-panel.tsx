import { saveFile } from '../../../lib/page/save-file.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import { useSending } from '../use-sending.ts';

/** Downloads all stored data of the account as a file. */
export function DataPanel() {
  const { t } = useTranslation('account');
  const { send, isPending, error } = useSending();
  const download = () =>
    send(async () => {
      const text = `${JSON.stringify(await accountApi.exportData(), null, 2)}\n`;
      saveFile('nova-account.json', new Blob([text], { type: 'application/json' }));
      showToast({ tone: 'done', title: t('data.done') });
    });
  return (
    <Panel title={t('data.title')}>
      <div className="setting">
        <ErrorNote error={error} />
        <div className="setting-head">
          <p className="muted small">{t('data.text')}</p>
          <Button isSmall isBusy={isPending} onClick={() => void download()}>
            {t(isPending ? 'data.pending' : 'data.download')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
