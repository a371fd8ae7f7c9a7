import { expect, it } from 'vitest';
import { paymentMethodOf } from './payment-method.ts';
import type { BridgeChain, Sale } from '../sale/sale.ts';

const USDT = `0x${'22'.repeat(20)}` as const;
const ethereum: BridgeChain = {
  chain_id: 1,
  name: 'Ethereum',
  is_enabled: true,
  is_simulated: false,
  usdt: USDT,
  decimals: 6,
  treasury: `0x${'33'.repeat(20)}`,
  confirmations: 12,
};
const polygon: BridgeChain = { ...ethereum, chain_id: 137, name: 'Polygon', is_enabled: false };
const live: Pick<Sale, 'usdt' | 'bridge'> = { usdt: USDT, bridge: [ethereum, polygon] };
const development = { usdt: USDT, bridge: [{ ...ethereum, is_simulated: true }, polygon] };

it('pays on Nova if it has USDT', () => {
  expect(paymentMethodOf('usdt', 96_969, live)).toBe('usdt');
  expect(paymentMethodOf('usdt', 96_969, { ...live, usdt: null })).toBe('none');
});

it('pays from Ethereum, and asks for another network if the bridge is disabled', () => {
  expect(paymentMethodOf('usdt', 1, live)).toBe('bridge');
  expect(paymentMethodOf('usdt', 137, live)).toBe('switch');
  expect(paymentMethodOf('usdt', 56, { ...live, bridge: [] })).toBe('switch');
});

it('simulates on any other network if Ethereum is simulated', () => {
  expect(paymentMethodOf('usdt', 1, development)).toBe('simulated');
  expect(paymentMethodOf('usdt', 11_155_111, development)).toBe('simulated');
  expect(paymentMethodOf('usdt', 96_969, development)).toBe('usdt');
});

it('pays by card regardless of the wallet’s network', () => {
  expect(paymentMethodOf('card', 137, live)).toBe('card');
});
