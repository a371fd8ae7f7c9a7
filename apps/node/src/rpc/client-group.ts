/** Separator between group and client, as in `group_client`; a key without it is its own group. */
const SEPARATOR = '_';

/**
 * Returns the group of clients that may be one party: the gateway puts the /48 of an IPv6 client before its
 * /56.
 */
export const groupOf = (key: string): string => key.split(SEPARATOR, 1)[0]!;
