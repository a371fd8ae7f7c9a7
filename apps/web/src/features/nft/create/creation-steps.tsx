import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../../lib/session/use-visible-step.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import { UploadProgress } from '../../../ui/form/file/upload-progress.tsx';
import { Stepper, type StepState } from '../../../ui/progress/stepper.tsx';
import type { CreationRun } from './current-creation.ts';
import type { CreationProgress } from './run-creation.ts';
import type { StoredCreation } from './stored-creation.ts';

type Step = 'upload' | 'metadata' | 'collection' | 'sign' | 'seal';

/** Returns the step that is running or has failed. */
function stepOf(stored: StoredCreation, progress: CreationProgress | null): Step {
  if (progress?.step === 'upload' || progress?.step === 'metadata' || progress?.step === 'collection')
    return progress.step;
  if (progress) return progress.waitsFor === 'block' ? 'seal' : 'sign';
  if (!stored.image.isDone || (stored.model && !stored.model.isDone)) return 'upload';
  if (stored.tokenUri === null) return 'metadata';
  if (stored.collectionId === null) return 'collection';
  return stored.mintHash === null ? 'sign' : 'seal';
}

/** All steps of a creation, and a sentence about the current one. */
export function CreationSteps({ stored, run }: { stored: StoredCreation; run: CreationRun }) {
  const { t } = useTranslation('nft');
  const toVisibleStep = useVisibleStep();
  const progress = run.status === 'running' ? run.progress : null;
  const steps: Step[] = [
    'upload',
    'metadata',
    ...(stored.newCollection === null ? [] : (['collection'] as const)),
    'sign',
    'seal',
  ];
  const current = steps.indexOf(stepOf(stored, progress));
  const stateOf = (index: number): StepState => {
    if (index < current) return 'done';
    if (index > current) return 'pending';
    return run.status === 'stopped' && !isDeclined(run.error) ? 'failed' : 'active';
  };
  const sentence = (): string => {
    if (run.status !== 'running') return t('making.stopped');
    if (progress === null) return t('making.start');
    if (progress.step === 'upload') return t(progress.of === 'image' ? 'making.image' : 'making.model');
    if (progress.step === 'metadata') return t('making.metadata');
    if (progress.waitsFor === 'check') return t('progress.check');
    const kind = progress.step === 'mint' ? 'mint' : 'createCollection';
    return t(`progress.${kind}.${toVisibleStep(progress.waitsFor)}`);
  };
  return (
    <>
      <Stepper
        label={t('making.label')}
        steps={steps.map((step, index) => ({ name: t(`making.steps.${step}`), state: stateOf(index) }))}
        sentence={sentence()}
      />
      {progress?.step === 'upload' ? <UploadProgress state={progress} /> : null}
    </>
  );
}
