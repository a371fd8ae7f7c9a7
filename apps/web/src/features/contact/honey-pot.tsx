export interface HoneyPotProps {
  /** For whoever finds it all the same. */
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A field that no person sees, hears or reaches by keyboard. Programs that fill in everything fill it in. */
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
