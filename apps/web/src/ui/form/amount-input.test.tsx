import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '@nova/shared/language/language';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../render-ui.tsx';
import { AmountInput } from './amount-input.tsx';
import { FormField } from './form-field.tsx';
import type { AmountError } from './parse-amount.ts';

afterEach(cleanup);

const received: [bigint | null, AmountError | null][] = [];

function Payment({ start = null }: { start?: bigint | null }) {
  const [units, setUnits] = useState<bigint | null>(start);
  return (
    <>
      <FormField label="Pay">
        <AmountInput
          units={units}
          decimals={6}
          symbol="USDT"
          max={1_482_600_000n}
          onChange={(next, error) => {
            received.push([next, error]);
            setUnits(next);
          }}
        />
      </FormField>
      <Link to="/de/kit">Deutsch</Link>
      <button type="button" onClick={() => setUnits(2_500_000n)}>
        two and a half
      </button>
    </>
  );
}

async function show(language: Language, start?: bigint) {
  received.length = 0;
  await renderUi(<Payment start={start ?? null} />, language);
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Pay') };
}

it('returns smallest units and reformats the amount on blur, in English', async () => {
  const { user, input } = await show('en');
  await user.type(input, '1234,5');
  expect(received.at(-1)).toEqual([1_234_500_000n, null]);
  expect(input.value).toBe('1234,5');
  await user.tab();
  expect(input.value).toBe('1,234.5');
});

it('follows the language of the page, and leaves an amount that is not one', async () => {
  const { user, input } = await show('en');
  await loadCatalogues('de', ['site', 'form', 'guard']);
  await user.type(input, '100.5');
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(input.value).toBe('100,5');
  await user.clear(input);
  await user.type(input, '1,2,3');
  expect(input.value).toBe('1,2,3');
});

it('accepts the point in German and writes a comma', async () => {
  const { user, input } = await show('de');
  await user.type(input, '0.01');
  expect(received.at(-1)).toEqual([10_000n, null]);
  await user.tab();
  expect(input.value).toBe('0,01');
});

it('returns the error of an invalid amount and leaves the text unchanged', async () => {
  const { user, input } = await show('en');
  await user.type(input, '5x');
  expect(received.at(-1)).toEqual([null, 'number']);
  await user.tab();
  expect(input.value).toBe('5x');
  await user.clear(input);
  expect(received.at(-1)).toEqual([null, 'empty']);
  await user.type(input, '0.0000001');
  expect(received.at(-1)).toEqual([null, 'decimals']);
});

it('enters the whole balance on click', async () => {
  const { user, input } = await show('de');
  await user.click(screen.getByRole('button', { name: 'Max' }));
  expect(received.at(-1)).toEqual([1_482_600_000n, null]);
  expect(input.value).toBe('1.482,6');
});

it('follows a value that is set from outside', async () => {
  const { user, input } = await show('en', 1_000_000n);
  expect(input.value).toBe('1');
  await user.click(screen.getByRole('button', { name: 'two and a half' }));
  expect(input.value).toBe('2.5');
});
