import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';

/** Gap between the button and its menu, and the least room to the window's edge, in CSS pixels. */
const GAP_PX = 6;
const EDGE_PX = 8;

export interface NavMenuProps {
  readonly label: string;
  readonly className?: string;
  /** Marks the entry when the open page is in the menu. */
  readonly isCurrent?: boolean;
  /** Links; a pick closes the menu. */
  readonly children: ReactNode;
}

/**
 * A menu of links below its button: opens on a click, closes on a second one, on a pick, on Escape and on a press
 * outside. A native popover, so it lies above everything and no scrolling parent can cut it off.
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
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`nav-menu-button ${className}`}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
        <Icon name="down" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`floating nav-menu ${className}`}
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
