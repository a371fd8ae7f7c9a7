import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUILT_IN_SALE, type BridgeChain, type Sale } from '../sale/sale.ts';
import { paymentMethodOf, usePayMethod } from './payment-method.ts';

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

it('keeps the choice while the form is away, such as during a login', () => {
  const withCard = { card: { ...BUILT_IN_SALE.card, mode: 'live' as const } };
  const first = renderHook(() => usePayMethod(withCard, 'usdt'));
  expect(first.result.current[0]).toBe('usdt');
  act(() => first.result.current[1]('card'));
  expect(first.result.current[0]).toBe('card');
  first.unmount();
  expect(renderHook(() => usePayMethod(withCard, 'usdt')).result.current[0]).toBe('card');
});

it('offers no card where the operator accepts none', () => {
  const withoutCard = { card: { ...BUILT_IN_SALE.card, mode: 'off' as const } };
  expect(renderHook(() => usePayMethod(withoutCard, 'card')).result.current[0]).toBe('usdt');
});
