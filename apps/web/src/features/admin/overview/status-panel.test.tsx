import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerAdmin, json, renderPanel } from './render-panel.tsx';
import { StatusPanel } from './status-panel.tsx';

const INCIDENT = {
  id: 7,
  title: { en: 'Points are slow', de: 'Punkte sind langsam' },
  services: [],
  status: 'identified',
  started_at: '2026-11-22T11:00:00.000Z',
  resolved_at: null,
  updates: [],
};
let incidents: unknown[] = [];
const requests = answerAdmin(({ method }) =>
  method === 'POST' ? json({}, 201) : json({ incidents, maintenances: [], services: [] }),
);
beforeEach(() => {
  incidents = [];
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('publishes an incident in both languages', async () => {
  renderPanel(<StatusPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Report an incident' }));
  await screen.findByRole('dialog');
  type('Title, English', 'Points are slow');
  type('Title, German', 'Punkte sind langsam');
  type('Message, English', 'We look into it.');
  type('Message, German', 'Wir sehen nach.');
  fireEvent.click(screen.getByLabelText('Energy Points'));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/v1/admin/status/incidents',
      body: {
        title: { en: 'Points are slow', de: 'Punkte sind langsam' },
        text: { en: 'We look into it.', de: 'Wir sehen nach.' },
        services: ['energy_points'],
        status: 'investigating',
      },
    }),
  );
});

it('offers no earlier status', async () => {
  incidents = [INCIDENT];
  renderPanel(<StatusPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Post an update' }));
  const step = within(await screen.findByRole('dialog')).getByLabelText('Stage');
  expect(
    within(step)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Identified', 'Monitoring', 'Resolved']);
});
