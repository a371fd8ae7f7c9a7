import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export type StepState = 'pending' | 'active' | 'done' | 'failed';

export interface Step {
  readonly name: string;
  readonly state: StepState;
}

export interface StepperProps {
  /** Result of the steps: "Minting". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The current step or the error in one sentence, announced when it changes. */
  readonly sentence: ReactNode;
}

/** Progress in several steps: filled square, action, open square, cross. */
export function Stepper({ label, steps, sentence }: StepperProps) {
  const { t } = useTranslation();
  const hasFailed = steps.some((step) => step.state === 'failed');
  return (
    <div className="stepper">
      <ol className="steps" aria-label={label}>
        {steps.map(({ name, state }) => (
          <li key={name} className={state} aria-current={state === 'active' ? 'step' : undefined}>
            {name}
            <span className="sr">, {t(`steps.${state}`)}</span>
          </li>
        ))}
      </ol>
      <p className={hasFailed ? 'step-sentence failed' : 'step-sentence'} role="status">
        {sentence}
      </p>
    </div>
  );
}
