import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { renderUi } from './render-ui.tsx';

afterEach(cleanup);

it('explains why it is disabled, stays focusable and does nothing', async () => {
  const user = userEvent.setup();
  let clicks = 0;
  await renderUi(
    <Button disabledReason="You can collect again in 3 h." onClick={() => (clicks += 1)}>
      Collect
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', {
    name: 'Collect',
    description: 'You can collect again in 3 h.',
  });
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(clicks).toBe(0);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('does not submit its form while it is busy', async () => {
  const user = userEvent.setup();
  let sends = 0;
  await renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sends += 1;
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy>
        Sending
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(sends).toBe(0);
});
