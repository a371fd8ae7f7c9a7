import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useContactMessages, type ContactMessage } from './messages-api.ts';
import './messages.css';

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
    <li>
      <details className="letter">
        <summary>
          <Badge>{topic}</Badge>
          <bdi className="letter-name">{message.name}</bdi>
          <bdi className="letter-start muted">{message.message}</bdi>
          <TimeAgo time={message.at} />
        </summary>
        <p className="letter-text" lang={message.language} dir="auto">
          {message.message}
        </p>
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
      </details>
    </li>
  );
}

/** Messages sent through the contact page. */
export function MessagesPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useContactMessages();
  const messages = data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title={t('messages.title')}>
      {messages ? (
        <ul className="letters">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
      {messages?.length === 0 ? (
        <EmptyState title={t('messages.emptyTitle')} text={t('messages.emptyText')} />
      ) : null}
      {hasNextPage ? (
        <div className="in">
          <Button isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('messages.older')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
