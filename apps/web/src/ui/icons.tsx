/** The line icons of the interface, 18 px, in the text color. They are never the only label. */
const PATHS = {
  home: 'M3 8l6-5 6 5v7H3z',
  bell: 'M4 13V8a5 5 0 0 1 10 0v5M2.5 13h13M7.5 15.5h3',
  menu: 'M2 5.5h14M2 12.5h14',
  close: 'm4 4 10 10M14 4 4 14',
  copy: 'M6.5 6.5h8v8h-8zM11.5 6.5v-3h-8v8h3',
  check: 'm4 9 3.5 3.5L14 6',
  previous: 'M11 4 6 9l5 5',
  next: 'm7 4 5 5-5 5',
  down: 'm5 7 4 4 4-4',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function SearchIcon() {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="8" cy="8" r="5" />
      <path d="m12 12 4 4" />
    </svg>
  );
}

export function ThemeIcon() {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="6" />
      <path d="M9 3a6 6 0 0 1 0 12z" fill="currentColor" />
    </svg>
  );
}
