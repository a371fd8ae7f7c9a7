import type { ContactMessagePage } from '@nova/shared/contact/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { InboxItem, InboxList } from '../inbox-list.tsx';
import { useAdminList } from '../use-admin-list.ts';

type ContactMessage = ContactMessagePage['items'][number];

const PAGE_SIZE = 10;

/** Returns a `mailto:` link for a reply that quotes the message. */
function answerHref({ email, message }: ContactMessage, subject: string): string {
  const quoted = message.replaceAll(/^/gm, '> ');
  const body = encodeURIComponent(`\n\n${quoted}`);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

function Message({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin');
  const { t: tContact } = useTranslation('contact');
  const topic = tContact(`topics.${message.topic}`);
  return (
    <InboxItem
      label={topic}
      name={message.name}
      text={message.message}
      language={message.language}
      at={message.at}
    >
      <p className="row">
        <bdi>{message.email}</bdi>
        <CopyButton text={message.email} label={t('messages.copy')} done={t('messages.copied')} />
        <a className="button small" href={answerHref(message, t('messages.subject', { topic }))}>
          {t('messages.answer')}
        </a>
        <span className="faint small">
          {t(message.user_id ? 'messages.byAccount' : 'messages.byVisitor')}
        </span>
      </p>
    </InboxItem>
  );
}

/** Messages sent through the contact page. */
export function MessagesPanel() {
  const { t } = useTranslation('admin');
  return (
    <InboxList
      title={t('messages.title')}
      older={t('messages.older')}
      empty={{ title: t('messages.emptyTitle'), text: t('messages.emptyText') }}
      list={useAdminList<ContactMessage>('contact-messages', {}, PAGE_SIZE)}
    >
      {(message) => <Message key={message.id} message={message} />}
    </InboxList>
  );
}
