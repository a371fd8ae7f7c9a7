import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';

/** Gap between the button and its menu, and the minimum distance from the window's edge, in CSS pixels. */
const GAP_PX = 6;
const EDGE_PX = 8;

export interface NavMenuProps {
  readonly label: string;
  readonly className?: string;
  /** Marks the button if the menu contains the current page. */
  readonly isCurrent?: boolean;
  /** Links; a selection closes the menu. */
  readonly children: ReactNode;
}

/** Returns the link that an arrow key moves to, wrapping around; null for other keys. */
function linkAfter(key: string, links: readonly HTMLElement[]): HTMLElement | null {
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return links[(at + 1) % links.length] ?? null;
  if (key === 'ArrowUp') return links.at(at <= 0 ? -1 : at - 1) ?? null;
  if (key === 'Home') return links[0] ?? null;
  return key === 'End' ? (links.at(-1) ?? null) : null;
}

/**
 * A menu of links below its button: opens on a click or an arrow key; closes on a second click, a selection,
 * Escape, a click outside and when it loses focus. A native popover, so it is above everything, no scrolling
 * parent clips it, and it opens before the scripts are loaded.
 */
export function NavMenu({ label, className = '', isCurrent = false, children }: NavMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const place = () => {
    const from = button.current!.getBoundingClientRect();
    const { style, offsetWidth } = menu.current!;
    style.top = `${from.bottom + GAP_PX}px`;
    style.left = `${Math.max(EDGE_PX, Math.min(from.left, innerWidth - offsetWidth - EDGE_PX))}px`;
  };
  const listLinks = () =>
    [...menu.current!.querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());
  const moveFocus = (event: KeyboardEvent) => {
    const isOnButton = event.currentTarget === button.current;
    if (isOnButton && event.key !== 'ArrowDown') return;
    if (isOnButton) menu.current!.showPopover({ source: button.current! });
    const link = linkAfter(event.key, listLinks());
    if (!link) return;
    event.preventDefault();
    link.focus();
  };
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    // Without a new target, focus has left the window, or a click outside is about to close the menu anyway.
    if (!relatedTarget || relatedTarget === button.current || menu.current!.contains(relatedTarget)) return;
    menu.current!.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`nav-menu-button ${className}`}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'true' : undefined}
        onKeyDown={moveFocus}
      >
        {label}
        <Icon name="down" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`floating nav-menu ${className}`}
        onKeyDown={moveFocus}
        onBlur={closeBehind}
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open';
          setIsOpen(isNowOpen);
          if (isNowOpen) place();
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) menu.current!.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
