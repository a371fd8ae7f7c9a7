import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { renderUi } from '../render-ui.tsx';
import { findTyped } from './find-typed.ts';
import { Menu, type MenuItem } from './menu.tsx';
import type { TriggerProps } from './popover.tsx';

afterEach(cleanup);

const chosen: string[] = [];

function renderTrigger(props: TriggerProps & { onKeyDown: (event: KeyboardEvent) => void }) {
  return <Button {...props}>More</Button>;
}

beforeEach(async () => {
  chosen.length = 0;
  const itemOf = (label: string): MenuItem => ({ label, onSelect: () => chosen.push(label) });
  const burn: MenuItem = {
    label: 'Burn',
    onSelect: () => chosen.push('Burn'),
    disabledReason: 'It is listed.',
  };
  const items = [...['List', 'Transfer', 'Share'].map(itemOf), burn];
  await renderUi(<Menu label="What to do" items={items} renderTrigger={renderTrigger} />);
  screen.getByRole('button', { name: 'More' }).focus();
});

const focused = () => document.activeElement?.firstChild?.textContent;
const button = () => screen.getByRole('button', { name: 'More' });

it('opens at its first item on click or arrow down, at its last on arrow up', async () => {
  const user = userEvent.setup();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('List');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Burn');
});

it('moves with the arrow keys, wrapping around, and with Home and End', async () => {
  const user = userEvent.setup();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Transfer');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('List');
  await user.keyboard('{ArrowUp}{Home}');
  expect(focused()).toBe('List');
});

it('finds items by letters', async () => {
  const user = userEvent.setup();
  await user.keyboard('{ArrowDown}sh');
  expect(focused()).toBe('Share');
});

it('chooses with Enter, closes and returns focus', async () => {
  const user = userEvent.setup();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Transfer']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('focuses a disabled item, explains it and does nothing', async () => {
  const user = userEvent.setup();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual([]);
  expect(screen.getByRole('menuitem', { name: /Burn/ }).textContent).toBe('BurnIt is listed.');
});

it('closes on a click outside', async () => {
  const user = userEvent.setup();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('moves to the next item with the same letter, and starts over after a pause', () => {
  const labels = ['Share', 'Sell', 'Send', 'Burn'];
  const typed = { text: '', at: 0 };
  expect(findTyped(typed, 's', 1_000, labels, 3)).toBe(0);
  expect(findTyped(typed, 's', 1_100, labels, 0)).toBe(1);
  expect(findTyped(typed, 'e', 1_200, labels, 1)).toBe(1);
  expect(findTyped(typed, 'n', 1_300, labels, 1)).toBe(2);
  expect(findTyped(typed, 'b', 3_000, labels, 2)).toBe(3);
  expect(findTyped(typed, 'x', 5_000, labels, 3)).toBeNull();
});
