import { expect, it } from 'vitest';
import { readReferralParameter } from './referral-parameter.ts';

it('takes a code out of the query and leaves the rest', () => {
  expect(readReferralParameter('?ref=HafenK7&tab=all')).toEqual({ code: 'hafenk7', rest: '?tab=all' });
  expect(readReferralParameter('?ref=hafenk7')).toEqual({ code: 'hafenk7', rest: '' });
});

it('leaves a query without a code alone', () => {
  expect(readReferralParameter('?tab=all')).toEqual({ code: null, rest: null });
  expect(readReferralParameter('')).toEqual({ code: null, rest: null });
});

it('takes out what cannot be a code, and keeps none', () => {
  expect(readReferralParameter('?ref=%3Cscript%3E')).toEqual({ code: null, rest: '' });
  expect(readReferralParameter('?ref=')).toEqual({ code: null, rest: '' });
});
