import { createStore } from '../store/create-store.ts';
import { readStored, removeStored, writeStored } from '../store/stored-value.ts';

/** The risk page's edition. Whoever confirmed an older one is asked again. */
export const RISK_EDITION = '2026-11-20';
/** What has to be confirmed, in the order of the page. */
export const RISK_STATEMENTS = ['loss', 'promise', 'law', 'keys'] as const;
const STORAGE_KEY = 'nova.risk';

/** That this browser's user has read the risks, and when (milliseconds). */
export interface RiskAcknowledgement {
  readonly edition: string;
  readonly at: number;
}

/** A stored value as it may be trusted: null for another edition, and for what we did not write. */
export function parseRiskAcknowledgement(
  stored: string | null,
  edition = RISK_EDITION,
): RiskAcknowledgement | null {
  if (stored === null) return null;
  const [storedEdition, time] = stored.split(' ');
  const at = Number(time);
  return storedEdition === edition && Number.isSafeInteger(at) && at > 0 ? { edition, at } : null;
}

/** Whether the risks of today's edition were confirmed in this browser; the purchase asks it too. */
export const riskAcknowledgementStore = createStore(parseRiskAcknowledgement(readStored(STORAGE_KEY)));

export function acknowledgeRisks(at: number): void {
  writeStored(STORAGE_KEY, `${RISK_EDITION} ${at}`);
  riskAcknowledgementStore.set({ edition: RISK_EDITION, at });
}

export function withdrawRiskAcknowledgement(): void {
  removeStored(STORAGE_KEY);
  riskAcknowledgementStore.set(null);
}
