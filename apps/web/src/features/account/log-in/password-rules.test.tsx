import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { PasswordRules } from './password-rules.tsx';

const stateOf = (rule: string) => screen.getByText(new RegExp(`^${rule}`)).textContent;

beforeEach(() => loadCatalogues('en', ['account']));
afterEach(cleanup);

it('has no rule about the email address while none is entered', async () => {
  await renderUi(<PasswordRules password="short" email=" " />);
  expect(screen.queryByText(/^Not your email address/)).toBeNull();
});

it('checks the email address against a password of any length', async () => {
  await renderUi(<PasswordRules password="short" email="ina@example.org" />);
  expect(stateOf('Not your email address')).toBe('Not your email address, met');
  cleanup();
  await renderUi(<PasswordRules password="Ina@example.org" email="ina@example.org" />);
  expect(stateOf('Not your email address')).toBe('Not your email address, not yet');
});
