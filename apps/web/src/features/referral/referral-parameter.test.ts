import { expect, it } from 'vitest';
import { readReferralParameter } from './referral-parameter.ts';

it('extracts a code from the query and keeps the rest', () => {
  expect(readReferralParameter('?ref=HafenK7&tab=all')).toEqual({ code: 'hafenk7', rest: '?tab=all' });
  expect(readReferralParameter('?ref=hafenk7')).toEqual({ code: 'hafenk7', rest: '' });
});

it('leaves a query without a code unchanged', () => {
  expect(readReferralParameter('?tab=all')).toEqual({ code: null, rest: null });
  expect(readReferralParameter('')).toEqual({ code: null, rest: null });
});

it('removes an invalid code and stores none', () => {
  expect(readReferralParameter('?ref=%3Cscript%3E')).toEqual({ code: null, rest: '' });
  expect(readReferralParameter('?ref=')).toEqual({ code: null, rest: '' });
});
