import { expect, test } from 'vitest';
import { composeListMail } from './mails.ts';

const LINKS = {
  confirm: 'https://nova.example/subscription#confirm=abc',
  leave: {
    whitelist: 'https://nova.example/subscription#leave-whitelist=w',
    newsletter: 'https://nova.example/subscription#leave-newsletter=n',
  },
  unsubscribe: 'https://nova.example/api/v1/newsletter/unsubscribe?token=n',
};

test('the confirmation email states the lists, the deadline, and how to leave each list', () => {
  const { subject, text } = composeListMail('confirm', ['whitelist', 'newsletter'], 'en', LINKS);
  expect(subject).toBe('Please confirm: your place on the presale whitelist and the Nova newsletter');
  expect(text).toContain('within 7 days');
  expect(text).toContain(`Confirm address:\n${LINKS.confirm}`);
  expect(text).toContain(`Leave the whitelist:\n${LINKS.leave.whitelist}`);
  expect(text).toContain(`Unsubscribe from the newsletter:\n${LINKS.leave.newsletter}`);
});

test('an email of only the whitelist has no headers of a mailing list', () => {
  const mail = composeListMail('welcome', ['whitelist'], 'de', { ...LINKS, unsubscribe: null });
  expect(mail.headers).toBeUndefined();
  expect(mail.subject).toBe('Deine Anmeldung ist bestätigt (Whitelist)');
  expect(mail.text).not.toContain('Newsletter');
});

test('the newsletter’s emails support one-click unsubscribing in mail clients', () => {
  expect(composeListMail('already', ['newsletter'], 'de', LINKS).headers).toEqual({
    'List-Unsubscribe': '<https://nova.example/api/v1/newsletter/unsubscribe?token=n>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
