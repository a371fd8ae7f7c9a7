import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { ComparisonSettings, PeriodSettings } from './chart-settings.tsx';

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'explorer']);
  window.history.replaceState(null, '', '/explorer/charts?days=90');
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <BrowserRouter>
        <PeriodSettings />
        <ComparisonSettings />
      </BrowserRouter>
    </TextContext>,
  );
});
afterEach(cleanup);

const changeTo = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('keeps the first of two measures that are chosen before the page is rendered again', () => {
  act(() => {
    changeTo('First measure', 'transactions');
    changeTo('Second measure', 'gasUsed');
  });
  expect(window.location.search).toBe('?days=90&one=transactions&other=gasUsed');
});

it('keeps the first of two days that are entered before the page is rendered again', () => {
  act(() => {
    changeTo('From', '2026-11-01');
    changeTo('To', '2026-11-20');
  });
  expect(window.location.search).toBe('?from=2026-11-01&to=2026-11-20');
});
