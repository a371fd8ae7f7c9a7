import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export type StepState = 'pending' | 'active' | 'done' | 'failed';

export interface Step {
  readonly name: string;
  readonly state: StepState;
}

export interface StepperProps {
  /** What the steps lead to: "Minting". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** What is happening now, or what went wrong, in one sentence; announced when it changes. */
  readonly sentence: ReactNode;
}

/** The way of something that takes several steps: filled square, action, open square, cross. */
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
