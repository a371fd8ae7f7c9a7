import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { renderUi } from '../render-ui.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

const tip = () => screen.getByRole('tooltip', { hidden: true });

async function show() {
  await renderUi(
    <Tooltip text="20 Nov 2026">{(attributes) => <Button {...attributes}>Sealed</Button>}</Tooltip>,
  );
  return userEvent.setup();
}

it('describes its control whether it is seen or not', async () => {
  await show();
  expect(tip().hidden).toBe(true);
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip().id);
});

it('comes with the focus and goes with Escape', async () => {
  const user = await show();
  await user.tab();
  expect(tip().hidden).toBe(false);
  await user.keyboard('{Escape}');
  expect(tip().hidden).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('stays while the pointer is on its text', async () => {
  const user = await show();
  await user.hover(screen.getByRole('button'));
  await expect.poll(() => tip().hidden).toBe(false);
  await user.hover(tip());
  expect(tip().hidden).toBe(false);
  await user.unhover(tip());
  await expect.poll(() => tip().hidden).toBe(true);
});
