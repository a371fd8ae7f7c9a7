import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { renderUi } from '../render-ui.tsx';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const show = async (error: ApiError, path: string, onRetry = () => undefined) =>
  renderUi(
    <DataTable
      caption="Blocks"
      columns={[]}
      rows={undefined}
      keyOf={() => ''}
      failure={{ error, title: 'The blocks could not be loaded.', onRetry }}
    />,
    path.startsWith('/de/') ? 'de' : 'en',
    path,
  );

it('says that a cursor is no longer valid, and leads to the first page with the other settings', async () => {
  await show(new ApiError('invalid_cursor', 400, ''), '/explorer/blocks?rows=50&cursor=abc');
  expect(screen.getByRole('alert').textContent).toContain(
    'This link’s place in the list is no longer valid. Start on the first page.',
  );
  const link = screen.getByRole('link', { name: 'Go to the first page' });
  expect(link.getAttribute('href')).toBe('/explorer/blocks?rows=50');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says the same in German about a cursor that is too long for the api', async () => {
  await show(new ApiError('invalid_input', 400, ''), `/de/explorer/blocks?cursor=${'a'.repeat(300)}`);
  expect(screen.getByRole('alert').textContent).toContain(
    'Die Stelle der Liste in diesem Link ist nicht mehr gültig. Beginne auf der ersten Seite.',
  );
  const link = screen.getByRole('link', { name: 'Zur ersten Seite' });
  expect(link.getAttribute('href')).toBe('/de/explorer/blocks');
});

it('asks to check a value that the api refuses, and offers a retry', async () => {
  let retries = 0;
  const retry = () => void (retries += 1);
  await show(new ApiError('invalid_input', 400, ''), '/explorer/blocks', retry);
  expect(screen.getByRole('alert').textContent).toContain(
    'Something in this link or in what you entered isn’t valid. Check it and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(1);
});
