const COLOURS = [
  'bg',
  'sunk',
  'field',
  'surface',
  'raised',
  'line',
  'line-2',
  'edge',
  'ink',
  'ink-2',
  'ink-3',
  'inv',
  'energy',
  'energy-text',
  'e1',
  'e2',
  'e3',
  'e4',
  'e5',
  'ref',
  'error',
] as const;

export function ColoursKit() {
  return (
    <div className="kit-swatches">
      {COLOURS.map((name) => (
        <div key={name}>
          <i style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}
