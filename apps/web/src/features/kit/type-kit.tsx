import { useKitTexts } from './kit-texts.ts';

export function TypeKit() {
  const { type } = useKitTexts();
  return (
    <div className="kit-group">
      <p style={{ fontSize: 'var(--t-h1)', fontStretch: 'var(--w-display)', fontWeight: 600, lineHeight: 1 }}>
        {type.sample}
      </p>
      <h3>{type.sample}</h3>
      <h4>{type.sample}</h4>
      <p className="lede">{type.sample}</p>
      <p>{type.sample}</p>
      <p className="muted small">{type.sample}</p>
      <p className="num">0123456789 1,284,507 0x4c4d…554c20</p>
      <p className="label">{type.data}</p>
    </div>
  );
}
