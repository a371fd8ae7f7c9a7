import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { gaugePosition } from './gauge.tsx';
import { Progress } from './progress.tsx';
import { Stepper } from './stepper.tsx';

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(cleanup);

it('shows its progress as amounts', () => {
  render(<Progress label="Uploading" value={6.2} most={9.8} amounts="6.2 of 9.8 MB" />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar.getAttribute('aria-valuenow')).toBe('6.2');
  expect(bar.getAttribute('aria-valuemax')).toBe('9.8');
  expect(bar.getAttribute('aria-valuetext')).toBe('6.2 of 9.8 MB');
});

it('never claims an unknown value, nor one beyond its end', () => {
  render(<Progress label="Waiting" amounts="unknown" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  cleanup();
  render(<Progress label="Done" value={12} most={10} amounts="all" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
});

it('shows the state of each step, and the current activity', () => {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter>
        <Stepper
          label="Minting"
          steps={[
            { name: 'Image', state: 'done' },
            { name: 'Sign', state: 'active' },
            { name: 'Sealed', state: 'pending' },
          ]}
          sentence="Your wallet asks twice."
        />
      </MemoryRouter>
    </TextContext>,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Image, done', 'Sign, now', 'Sealed, to do']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByRole('status').textContent).toBe('Your wallet asks twice.');
});

it('keeps the pointer of a gauge within its scale', () => {
  expect([
    gaugePosition(-5, 400),
    gaugePosition(100, 400),
    gaugePosition(900, 400),
    gaugePosition(1, 0),
  ]).toEqual([0, 0.25, 1, 0]);
});
