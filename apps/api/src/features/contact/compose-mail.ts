import type { ContactTopic } from '@nova/shared/contact/constants';
import { composeMail, type Mail } from '@nova/shared/mail/mail';
import type { Language } from '@nova/shared/language/language';

const TOPIC_NAMES: Readonly<Record<ContactTopic, string>> = {
  wallet: 'Wallet',
  presale: 'Presale',
  points: 'Points',
  security: 'Security',
  other: 'Other',
};

export interface ContactMessageMail {
  readonly id: number;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: Language;
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Composes the email to the operator about a message. No email goes to the sender, because anyone can enter a
 * stranger's address.
 */
export function composeContactMail({ id, topic, name, email, message, language }: ContactMessageMail): Mail {
  return composeMail({
    letter: 'contact_message',
    language: 'en',
    subject: `${TOPIC_NAMES[topic]}: message ${id} from ${name}`,
    paragraphs: [
      `${name} <${email}> wrote on the ${LANGUAGE_NAMES.of(language)} contact page:`,
      ...message.split(/\n\s*\n/),
    ],
    footnote: `Answer to ${email}. The message is stored under number ${id}.`,
  });
}
