import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShownStep } from './show-step.ts';

afterEach(cleanup);

function Card({ step }: { step: string | null }) {
  const card = useRef<HTMLDivElement>(null);
  useShownStep(card, step);
  return (
    <div ref={card}>
      <h2>Buy NAC</h2>
      {step === null ? <input aria-label="Amount" /> : <h3 data-step-title>{step}</h3>}
    </div>
  );
}

it('leaves a form alone, and focuses the heading of each later step', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(<Card step={null} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Card step="Confirm in your wallet" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm in your wallet' }));
  rerender(<Card step="Done" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Done' }));
  scroll.mockRestore();
});
