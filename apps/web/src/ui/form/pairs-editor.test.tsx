import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { PairsEditor, type Pair } from './pairs-editor.tsx';

afterEach(cleanup);

const now: { pairs: readonly Pair[] } = { pairs: [] };
function Properties() {
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  return (
    <PairsEditor
      pairs={pairs}
      onChange={(next) => {
        now.pairs = next;
        setPairs(next);
      }}
      limit={2}
    />
  );
}

it('is filled in with the keyboard alone, and stops at its limit with the reason', async () => {
  const user = userEvent.setup();
  await renderUi(<Properties />);
  await user.tab();
  await user.keyboard('{Enter}Place{Tab}Wilhelmsburg{Enter}Tide{Tab}Ebb{Enter}');
  expect(now.pairs).toEqual([
    { name: 'Place', value: 'Wilhelmsburg' },
    { name: 'Tide', value: 'Ebb' },
  ]);
  const add = screen.getByRole('button', { name: 'Add a property' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(add.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You can add up to 2 properties.',
  );
  await user.click(add);
  expect(now.pairs).toHaveLength(2);
});

it('keeps focus in the list when a row is removed, and on the button after the last', async () => {
  const user = userEvent.setup();
  await renderUi(<Properties />);
  const add = () => user.click(screen.getByRole('button', { name: 'Add a property' }));
  await add();
  await user.keyboard('Place');
  await add();
  await user.click(screen.getByRole('button', { name: 'Remove property 2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name of property 1'));
  await user.click(screen.getByRole('button', { name: 'Remove property 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a property' }));
});
