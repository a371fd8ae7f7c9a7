export interface HoneyPotProps {
  /** Label for anyone who finds the field anyway. */
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/**
 * A field that people cannot see, hear or reach by keyboard. Bots that fill in every field reveal themselves.
 */
export function HoneyPot({ label, value, onValue }: HoneyPotProps) {
  return (
    <div className="honey-pot" aria-hidden="true">
      <label>
        {label}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </label>
    </div>
  );
}
