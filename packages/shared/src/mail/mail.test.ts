import { expect, test } from 'vitest';
import { composeMail } from './mail.ts';

const letter = {
  letter: 'test',
  language: 'de',
  subject: 'Prüf <deine> Adresse',
  paragraphs: ['Hallo & willkommen.'],
  action: { label: 'Bestätigen', url: 'https://nova.example/de/auth#confirm=abc"x' },
  footnote: 'Warst du das nicht?',
} as const;

test('text and HTML have the same content, with the full link in both', () => {
  const mail = composeMail(letter);
  expect(mail.text).toBe(
    'Hallo & willkommen.\n\nBestätigen:\nhttps://nova.example/de/auth#confirm=abc"x\n\n--\nWarst du das nicht?\n\nNova\n',
  );
  expect(mail.html).toContain('lang="de"');
  expect(mail.html).toContain('Warst du das nicht?');
});

test('no content of an email can become markup', () => {
  const { html } = composeMail({ ...letter, paragraphs: ['<img src=x onerror=alert(1)>'] });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('href="https://nova.example/de/auth#confirm=abc&quot;x"');
  expect(html).toContain('<title>Prüf &lt;deine&gt; Adresse</title>');
});

test('an email loads no external resources', () => {
  expect(composeMail(letter).html).not.toMatch(/src=|url\(|<link|<script/);
});

test('every email begins with the logo and the name, without an image file', () => {
  const { html } = composeMail(letter);
  expect(html).toMatch(/border-right:5px solid #fc8a30">N<\/span>Nova<\/p>/);
  expect(html.indexOf('>N</span>Nova')).toBeLessThan(html.indexOf('Hallo &amp; willkommen.'));
});

test('unsubscribe links are below the footnote, in full in the text', () => {
  const footLinks = [{ label: 'Abmelden', url: 'https://nova.example/x#leave=a"b' }];
  const { text, html } = composeMail({ ...letter, footLinks });
  expect(text).toContain('Warst du das nicht?\n\nAbmelden:\nhttps://nova.example/x#leave=a"b\n\nNova\n');
  expect(html).toContain('href="https://nova.example/x#leave=a&quot;b"');
});
