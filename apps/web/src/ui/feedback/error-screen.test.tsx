import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '@nova/shared/language/language';
import { ErrorScreen } from './error-screen.tsx';
import { renderUi } from '../render-ui.tsx';

afterEach(cleanup);

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly string[];
  readonly home: readonly [name: string, href: string];
  readonly details: string;
}
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again.',
    buttons: ['Try again', 'Reload page'],
    home: ['Go to home page', '/'],
    details: 'Technical details',
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.',
    buttons: ['Erneut versuchen', 'Seite neu laden'],
    home: ['Zur Startseite', '/de'],
    details: 'Technische Details',
  },
};

it.each(['en', 'de'] as const)(
  'explains on a whole page how to recover from an error, in %s',
  async (language) => {
    const { title, text, buttons, home, details } = TEXTS[language];
    await renderUi(<ErrorScreen error={new TypeError('the block has no transactions')} />, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.getByRole('link', { name: home[0] }).getAttribute('href')).toBe(home[1]);
    const folded = screen.getByText(details).closest('details')!;
    expect(folded.open).toBe(false);
    expect(folded.querySelector('pre')!.textContent).toContain('TypeError: the block has no transactions');
  },
);
