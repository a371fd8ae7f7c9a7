import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { renderUi } from '../render-ui.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

beforeEach(async () => {
  await renderUi(
    <>
      <Popover label="More about it" renderTrigger={(props) => <Button {...props}>More</Button>}>
        {() => (
          <>
            <a href="#first">First</a>
            <Button>Last</Button>
          </>
        )}
      </Popover>
      <Button>Next on the page</Button>
    </>,
  );
  await userEvent.click(button());
});

const button = () => screen.getByRole('button', { name: 'More' });
const surface = () => screen.queryByRole('dialog', { name: 'More about it' });

it('receives focus when it opens, and Escape returns it to the button', async () => {
  expect(document.activeElement).toBe(surface());
  await userEvent.keyboard('{Escape}');
  expect(surface()).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('moves focus with Tab from its last control to the element after its button', async () => {
  screen.getByRole('button', { name: 'Last' }).focus();
  await userEvent.tab();
  expect(surface()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next on the page' }));
});

it('keeps Tab inside while there is another control', async () => {
  screen.getByRole('link', { name: 'First' }).focus();
  await userEvent.tab();
  expect(surface()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
});

it('moves focus backwards to its button, from its first control and from itself', async () => {
  screen.getByRole('link', { name: 'First' }).focus();
  await userEvent.tab({ shift: true });
  expect(surface()).toBeNull();
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  await userEvent.tab({ shift: true });
  expect(surface()).toBeNull();
  expect(document.activeElement).toBe(button());
});
