import type { CreatedToken } from '@nova/shared/token/schemas';
import { LazyImage } from '../../ui/lazy-image.tsx';
import { Pip } from '../../ui/entity/pip.tsx';

/** The logo of a token, or the pattern of its address. */
export function TokenLogo({ token, size }: { token: Pick<CreatedToken, 'logo' | 'address'>; size: number }) {
  const { logo, address } = token;
  return (
    <span className="token-logo" style={{ width: size, height: size }}>
      {logo ? (
        <LazyImage src={logo.thumbnail.webp} alt="" width={size} height={size} />
      ) : (
        <Pip address={address} />
      )}
    </span>
  );
}
