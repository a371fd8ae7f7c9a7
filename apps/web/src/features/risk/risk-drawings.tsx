import { useId, type ReactNode } from 'react';
import type { Risk } from './risks.ts';

/** A price that falls below its own line. */
function Drop() {
  return (
    <path d="M0 40l14-5 13 6 14-9 13 17 14-4 13 12 14-9 14 15 13-8 14 10 13-14 14 5 13-9 14 12 14-6 16 51H400" />
  );
}

/** Two deflections without a counterpart. */
function Gaps() {
  return (
    <>
      <path d="M0 60h70l8-26 8 26h34M220 60h26l8-40 8 40h20M366 60h34" />
      <path className="dotted" d="M120 60H220M282 60H366" />
    </>
  );
}

function Tear() {
  return (
    <>
      <path d="M0 60h90l10-30 12 54 10-40 14 26 6-10M176 80l12 22 10-70 8 24H400" />
      <path className="dotted" d="M146 22l8 20-10 14 12 18-8 26" />
    </>
  );
}

/** Many lines that all pass through one square. */
function Bottleneck() {
  return (
    <>
      {[10, 30, 50, 70, 90, 110].map((from) => (
        <path key={from} d={`M0 ${from}C150 ${from} 190 60 292 60`} />
      ))}
      <path d="M308 60H400" />
      <rect className="full" x="292" y="50" width="16" height="20" />
    </>
  );
}

function Wall() {
  const hatch = useId();
  return (
    <>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatching" d="M0 0V6" />
        </pattern>
      </defs>
      <rect x="208" width="192" height="120" fill={`url(#${hatch})`} />
      <path d="M0 60h60l8-24 8 24h50l10-38 10 38h62M208 0V120" />
    </>
  );
}

/** A lost key, with everything after it out of reach. */
function LostKey() {
  return (
    <>
      <path d="M0 60h120l6-16 6 16h20" />
      <rect className="open" x="152" y="50" width="16" height="20" />
      <path className="dotted" d="M168 60H400" />
    </>
  );
}

const DRAWINGS: Readonly<Record<Risk, () => ReactNode>> = {
  price: Drop,
  liquidity: Gaps,
  code: Tear,
  validator: Bottleneck,
  law: Wall,
  keys: LostKey,
};

/**
 * A risk drawn as a line in the text color, because it is
 * neither an action nor an error. The text is below it.
 */
export function RiskDrawing({ risk }: { risk: Risk }) {
  const Drawing = DRAWINGS[risk];
  return (
    <svg className="risk-figure" viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
