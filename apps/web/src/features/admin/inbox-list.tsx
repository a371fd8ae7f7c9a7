import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OlderButton } from './older-button.tsx';
import type { AdminListState } from './use-admin-list.ts';
import './inbox-list.css';

interface InboxItemProps {
  readonly label: string;
  /** Name of the sender or of the reported item; untrusted text. */
  readonly name: string;
  readonly text: string;
  readonly language?: string;
  readonly at: string;
  /** Links and actions below the text. */
  readonly children: ReactNode;
}

/** A message or a report: collapsed to its first words, or expanded with the complete text and the actions. */
export function InboxItem({ label, name, text, language, at, children }: InboxItemProps) {
  return (
    <li>
      <details className="inbox-item">
        <summary>
          <Badge>{label}</Badge>
          <bdi className="inbox-name">{name}</bdi>
          <bdi className="inbox-start muted">{text}</bdi>
          <TimeAgo time={at} />
        </summary>
        {text === '' ? null : (
          <p className="inbox-text" lang={language} dir="auto">
            {text}
          </p>
        )}
        {children}
      </details>
    </li>
  );
}

interface InboxListProps<Item> {
  readonly title: string;
  /** Text of the button that loads more. */
  readonly older: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly list: AdminListState<Item>;
  /** Returns the `InboxItem` of an item. */
  readonly children: (item: Item) => ReactNode;
}

/** Messages or reports, newest first, with a button to load older ones. */
export function InboxList<Item>({ title, older, empty, list, children }: InboxListProps<Item>) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={title}>
      {list.items ? (
        <ul className="inbox">{list.items.map(children)}</ul>
      ) : list.error ? (
        <ErrorState title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
      {list.items?.length === 0 ? <EmptyState title={empty.title} text={empty.text} /> : null}
      <OlderButton list={list} label={older} />
    </Panel>
  );
}
