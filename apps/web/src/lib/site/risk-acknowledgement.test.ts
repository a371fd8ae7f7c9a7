import { afterEach, expect, it } from 'vitest';
import {
  acknowledgeRisks,
  parseRiskAcknowledgement,
  RISK_EDITION,
  riskAcknowledgementStore,
  withdrawRiskAcknowledgement,
} from './risk-acknowledgement.ts';

afterEach(withdrawRiskAcknowledgement);

it('reads a confirmation with its time', () => {
  expect(parseRiskAcknowledgement('2026-11-20 1763600000000', '2026-11-20')).toEqual({
    edition: '2026-11-20',
    at: 1_763_600_000_000,
  });
});

it('asks again after a new edition, and ignores invalid values', () => {
  expect(parseRiskAcknowledgement('2026-11-20 1763600000000', '2026-12-01')).toBeNull();
  expect(parseRiskAcknowledgement('2026-11-20 soon', '2026-11-20')).toBeNull();
  expect(parseRiskAcknowledgement('2026-11-20', '2026-11-20')).toBeNull();
  expect(parseRiskAcknowledgement('', '2026-11-20')).toBeNull();
  expect(parseRiskAcknowledgement(null)).toBeNull();
});

it('remembers a confirmation for the purchase until it is withdrawn', () => {
  acknowledgeRisks(1_763_600_000_000);
  expect(riskAcknowledgementStore.get()).toEqual({ edition: RISK_EDITION, at: 1_763_600_000_000 });
  expect(localStorage.getItem('nova.risk')).toBe(`${RISK_EDITION} 1763600000000`);
  withdrawRiskAcknowledgement();
  expect(riskAcknowledgementStore.get()).toBeNull();
  expect(localStorage.getItem('nova.risk')).toBeNull();
});
