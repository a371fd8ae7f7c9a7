import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { LogInLink } from './log-in-link.tsx';

afterEach(cleanup);

test.each([
  [
    'returns to the page with its query',
    '/explorer/block/31?tab=raw',
    'en',
    '/auth?next=%2Fexplorer%2Fblock%2F31%3Ftab%3Draw',
  ],
  ['returns to the German page', '/de/market', 'de', '/de/auth?next=%2Fde%2Fmarket'],
  ['keeps the page to return to on the login page', '/auth?next=%2Ffaq', 'en', '/auth?next=%2Ffaq'],
] as const)('the menu’s link to the login %s', async (_title, path, language, expected) => {
  await renderUi(<LogInLink />, language, path);
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});
