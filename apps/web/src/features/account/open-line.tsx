/** A waveform that waits for its block: solid up to the ring, dotted after it. */
export function OpenLine() {
  return (
    <div className="open-line" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
