import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { NFTS_CHANNEL } from '@nova/shared/nft/live';
import { BLOCKS_CHANNEL, REALTIME_CHANNELS_MAX, userChannel } from '@nova/shared/realtime/schemas';
import type { Session } from '../../http/access/access-tokens.ts';

const PUBLIC_CHANNELS: ReadonlySet<string> = new Set([BLOCKS_CHANNEL, NFTS_CHANNEL]);

/**
 * Parses the channels of a stream and checks that the session may receive all of them.
 * @throws AppError `invalid_input`, `unauthorized`, `forbidden`
 */
export function readChannels(text: string, session: Session | null): string[] {
  const channels = [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (channels.length === 0 || channels.length > REALTIME_CHANNELS_MAX) {
    const message = `Send 1 to ${REALTIME_CHANNELS_MAX} channels.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  for (const channel of channels) checkChannel(channel, session);
  return channels;
}

export function isPrivate(channel: string): boolean {
  return !PUBLIC_CHANNELS.has(channel);
}

function checkChannel(channel: string, session: Session | null): void {
  if (!isPrivate(channel)) return;
  if (!channel.startsWith(userChannel(''))) {
    throw new AppError(COMMON_ERRORS.invalidInput, { message: 'Unknown channel.' });
  }
  if (session === null)
    throw new AppError(COMMON_ERRORS.unauthorized, {
      message: 'This channel requires a session. Log in first.',
    });
  if (channel !== userChannel(session.userId)) {
    throw new AppError(COMMON_ERRORS.forbidden, {
      message: 'This channel belongs to another account. Use the ID of your own account.',
    });
  }
}
