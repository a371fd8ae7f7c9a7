import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { findTyped } from './find-typed.ts';
import type { TriggerProps } from './popover.tsx';
import { useFloating } from './use-floating.ts';

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  /** Irreversible; listed last. */
  readonly isDanger?: boolean;
  /** Why the item is disabled; it stays focusable. */
  readonly disabledReason?: string;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly renderTrigger: (props: TriggerProps & { onKeyDown: (event: KeyboardEvent) => void }) => ReactNode;
  readonly align?: 'start' | 'end';
}

type Entry = 'first' | 'last';

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly align: 'start' | 'end';
  readonly entry: Entry;
  readonly onClose: (isFocusBack: boolean) => void;
}

/** Returns the index that a key moves to; null for other keys. */
function moveBy(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function List({ id, label, items, anchor, align, entry, onClose }: ListProps) {
  const floating = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  useFloating({ isOpen: true, anchor, floating, align, onClose: (reason) => onClose(reason === 'escape') });
  const entries = () => [...floating.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  useEffect(() => {
    const all = [...floating.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    all.at(entry === 'first' ? 0 : -1)?.focus();
  }, [entry]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') return onClose(false);
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const next = isLetter
      ? findTyped(
          typed.current,
          event.key,
          event.timeStamp,
          items.map((item) => item.label),
          at,
        )
      : moveBy(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div
      ref={floating}
      id={id}
      popover="manual"
      role="menu"
      aria-label={label}
      className="floating menu"
      onKeyDown={onKeyDown}
    >
      {items.map(({ label, onSelect, isDanger, disabledReason }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={isDanger ? 'danger' : undefined}
          aria-disabled={disabledReason === undefined ? undefined : true}
          onClick={() => {
            if (disabledReason !== undefined) return;
            onClose(true);
            onSelect();
          }}
        >
          {label}
          {disabledReason === undefined ? null : <small>{disabledReason}</small>}
        </button>
      ))}
    </div>
  );
}

/**
 * A menu of actions. Arrow keys, Home and End move, letters find, Enter and Space choose, Escape and Tab
 * close. Links to other pages do not belong in a menu.
 */
export function Menu({ label, items, renderTrigger, align = 'start' }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [entry, setEntry] = useState<Entry | null>(null);
  const isOpen = entry !== null;
  const close = (isFocusBack: boolean) => {
    setEntry(null);
    if (isFocusBack) anchor.current!.focus();
  };
  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setEntry(isOpen ? null : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setEntry(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {isOpen ? (
        <List
          id={id}
          label={label}
          items={items}
          anchor={anchor}
          align={align}
          entry={entry}
          onClose={close}
        />
      ) : null}
    </>
  );
}
