import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MessagesPanel } from './messages-panel.tsx';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';

const MESSAGE = {
  id: '7',
  at: '2026-11-20T10:00:00.000Z',
  topic: 'wallet',
  name: 'Ada <b>',
  email: 'ada+nova@example.org',
  message: 'My wallet says no.\nWhat now?',
  language: 'en',
  user_id: null,
};
const OLDER = { ...MESSAGE, id: '6', name: 'Grace', topic: 'security', user_id: 'u' };
let pages: Record<string, unknown> = {};

const requests = answerAdmin(({ url }) => {
  const cursor = new URL(url, 'http://nova.example').searchParams.get('cursor') ?? '';
  return json(pages[cursor]);
});

beforeEach(() => {
  pages = {
    '': { items: [MESSAGE], next: 'older', prev: null },
    older: { items: [OLDER], next: null, prev: 'newer' },
  };
});

it('shows a message with its sender and subject, and a reply that quotes it', async () => {
  renderPanel(<MessagesPanel />);
  const mail = within(await screen.findByRole('listitem'));
  expect(mail.getByText('Ada <b>')).toBeDefined();
  expect(mail.getByText('Wallet')).toBeDefined();
  expect(mail.getByText('from a visitor')).toBeDefined();
  expect(mail.getByText('Reply by email').getAttribute('href')).toBe(
    'mailto:ada%2Bnova%40example.org?subject=Your%20message%20to%20Nova%3A%20Wallet' +
      '&body=%0A%0A%3E%20My%20wallet%20says%20no.%0A%3E%20What%20now%3F',
  );
});

it('loads older messages page by page until there are none', async () => {
  renderPanel(<MessagesPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('Grace')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/v1/admin/contact-messages?limit=10',
    '/api/v1/admin/contact-messages?limit=10&cursor=older',
  ]);
});

it('says when there are no messages', async () => {
  pages = { '': { items: [], next: null, prev: null } };
  renderPanel(<MessagesPanel />);
  expect(await screen.findByText('No messages yet')).toBeDefined();
});
