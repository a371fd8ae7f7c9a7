/** A line that waits for its block: whole up to the ring, dotted after it. */
export function OpenLine() {
  return (
    <div className="open-line" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
