import { FlatLine } from '../../ui/trace/lines.tsx';

/** The band below the title: nothing has been done on this page yet, so its line is flat. */
export function FrameLine() {
  return (
    <div className="line-band frame-line">
      <FlatLine width={1360} height={72} />
    </div>
  );
}
