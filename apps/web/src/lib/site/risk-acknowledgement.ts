import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** Edition of the risk page. A confirmation of an older edition is requested again. */
export const RISK_EDITION = '2026-11-20';
/** Statements to confirm, in the order of the page. */
export const RISK_STATEMENTS = ['loss', 'promise', 'law', 'keys'] as const;
const STORAGE_KEY = 'nova.risk';

/** Confirmation by this browser's user that they have read the risks, with its time in milliseconds. */
export interface RiskAcknowledgement {
  readonly edition: string;
  readonly at: number;
}

/** Parses a stored value; returns null for another edition or invalid data. */
export function parseRiskAcknowledgement(
  stored: string | null,
  edition = RISK_EDITION,
): RiskAcknowledgement | null {
  if (stored === null) return null;
  const [storedEdition, time] = stored.split(' ');
  const at = Number(time);
  return storedEdition === edition && Number.isSafeInteger(at) && at > 0 ? { edition, at } : null;
}

/** Whether the risks of the current edition were confirmed in this browser; also required for a purchase. */
export const riskAcknowledgementStore = createStore(parseRiskAcknowledgement(readStored(STORAGE_KEY)));

export function acknowledgeRisks(at: number): void {
  writeStored(STORAGE_KEY, `${RISK_EDITION} ${at}`);
  riskAcknowledgementStore.set({ edition: RISK_EDITION, at });
}

export function withdrawRiskAcknowledgement(): void {
  removeStored(STORAGE_KEY);
  riskAcknowledgementStore.set(null);
}
