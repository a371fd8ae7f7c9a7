import { useRef, useState } from 'react';
import { formatAgo } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useShownStep } from '../../../lib/page/show-step.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/form/file/file-drop.tsx';
import { NFT_IMAGE_RULES } from '../../../ui/form/file/file-rules.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { neededFile, useCreationErrorText } from './creation-error-text.ts';
import { discardCreation, resumeCreation, type CreationRun } from './current-creation.ts';
import { CreationSteps } from './creation-steps.tsx';
import { ModelPick } from './model-pick.tsx';
import type { NftClient } from '../nft-client.ts';
import type { StoredCreation } from './stored-creation.ts';

/** Asks for a file again that was chosen before a reload. */
function FileAgain({
  of,
  stored,
  onResumed,
}: {
  of: 'image' | 'model';
  stored: StoredCreation;
  onResumed: (file: File) => void;
}) {
  const { t } = useTranslation('nft');
  const [error, setError] = useState<string | null>(null);
  const name = (of === 'image' ? stored.image : stored.model)?.name ?? '';
  return (
    <FormField label={t(of === 'image' ? 'form.image' : 'form.model')} hint={name} error={error ?? undefined}>
      {of === 'image' ? (
        <FileDrop
          rules={NFT_IMAGE_RULES}
          file={null}
          onChange={(file, why) => (file ? onResumed(file) : setError(why))}
        />
      ) : (
        <ModelPick
          model={null}
          onChange={(file, why) =>
            file ? onResumed(file) : setError(why && t(why === 'type' ? 'form.modelType' : 'form.modelSize'))
          }
        />
      )}
    </FormField>
  );
}

/** A running or unfinished creation: its progress, and a button to continue. */
export function CreationInProgress({
  stored,
  run,
  client,
}: {
  stored: StoredCreation;
  run: CreationRun;
  client: NftClient;
}) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const now = useNow();
  const errorText = useCreationErrorText();
  const card = useRef<HTMLDivElement>(null);
  useShownStep(card, run.status === 'idle' ? null : run.status);
  const error = run.status === 'stopped' ? run.error : null;
  const needed = neededFile(error);
  const { address, startedAt, name } = stored;
  const resume = () => void resumeCreation(address, client);
  return (
    <div ref={card}>
      <Panel title={t(run.status === 'running' ? 'making.title' : 'resume.title', { name })}>
        <div className="in creation-going-on">
          <CreationSteps stored={stored} run={run} />
          {run.status === 'idle' ? (
            <p className="muted">
              {t('resume.text', { ago: formatAgo(startedAt, now || startedAt, language) })}
            </p>
          ) : null}
          {isDeclined(error) ? <Note>{errorText(error)}</Note> : null}
          {error && !isDeclined(error) ? (
            <Note tone="error">
              <b>{t('failed.create')}</b> {errorText(error)}
            </Note>
          ) : null}
          {needed ? (
            <FileAgain
              of={needed}
              stored={stored}
              onResumed={(file) => void resumeCreation(address, client, { [needed]: file })}
            />
          ) : null}
          {run.status === 'running' ? (
            <p className="faint small">{t('making.leave')}</p>
          ) : (
            <div className="row">
              {needed ? null : (
                <Button variant="act" onClick={resume}>
                  {t('resume.continue')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => void discardCreation(address)}>
                {t('resume.discard')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
