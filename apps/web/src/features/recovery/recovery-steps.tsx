import { RECOVERY_DELAY_SECONDS } from '@nova/shared/passkey/recovery-constants';
import type { Recovery, RecoveryStatus } from '@nova/shared/passkey/recovery-schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Stepper, type StepState } from '../../ui/progress/stepper.tsx';
import { countSigned, GUARDIANS_NEEDED } from './count-signed.ts';

const STEPS = ['guardians', 'delay', 'logIn'] as const;
/** Position of the current step. */
const POSITION: Record<RecoveryStatus, number> = {
  collecting: 0,
  starting: 0,
  waiting: 1,
  completing: 1,
  completed: 2,
  canceled: 1,
  expired: 0,
};
const ENDED_IN_VAIN: ReadonlySet<RecoveryStatus> = new Set(['canceled', 'expired']);
const DELAY_DAYS = RECOVERY_DELAY_SECONDS / 86_400;

/** Progress of a recovery in three steps. */
export function RecoverySteps({ recovery: { status, guardians } }: { recovery: Recovery }) {
  const { t } = useTranslation('recovery');
  const position = POSITION[status];
  const stateOf = (index: number): StepState => {
    if (index !== position) return index < position ? 'done' : 'pending';
    return ENDED_IN_VAIN.has(status) ? 'failed' : 'active';
  };
  const signed = Math.min(countSigned(guardians), GUARDIANS_NEEDED);
  return (
    <Stepper
      label={t('steps.label')}
      steps={STEPS.map((name, index) => ({
        name: t(`steps.${name}`, { days: DELAY_DAYS }),
        state: stateOf(index),
      }))}
      sentence={t(`status.${status}`, { signed, needed: GUARDIANS_NEEDED })}
    />
  );
}
