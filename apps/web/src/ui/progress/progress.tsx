import type { ReactNode } from 'react';

export interface ProgressProps {
  /** Name of the operation: "Uploading depot.glb". */
  readonly label: string;
  /** Progress up to `most`; without it, the bar is indeterminate. */
  readonly value?: number | undefined;
  readonly most?: number;
  /** Amounts in addition to the percentage: "6.2 of 9.8 MB". */
  readonly amounts: string;
  /** Orange for progress in energy or in the sale; text color for everything else. */
  readonly isEnergy?: boolean;
  readonly children?: ReactNode;
}

const TICKS = 20;

/** A long operation with its amounts and a scale. */
export function Progress({ label, value, most = 100, amounts, isEnergy = false, children }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / most));
  return (
    <div className="progress-block">
      <p className="progress-words">
        <span>{label}</span>
        <span className="num">{amounts}</span>
      </p>
      <div
        className={`progress${isEnergy ? ' energetic' : ''}${share === undefined ? ' unknown' : ''}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={share === undefined ? undefined : 0}
        aria-valuemax={share === undefined ? undefined : most}
        aria-valuenow={share === undefined ? undefined : Math.min(most, Math.max(0, value!))}
        aria-valuetext={amounts}
      >
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share === undefined ? 30 : share * 100} height="10" />
        </svg>
      </div>
      <svg
        className="progress-scale"
        viewBox={`0 0 ${TICKS} 7`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: TICKS + 1 }, (_, index) => (
          <path key={index} d={`M${index} 0V7`} />
        ))}
      </svg>
      {children}
    </div>
  );
}
