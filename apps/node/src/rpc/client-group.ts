/** What separates the group of a client from the client, as in `group_client`; without it a client is a group. */
const SEPARATOR = '_';

/** Clients that may be one: the gateway names the /48 of an IPv6 client before its /56. */
export const groupOf = (key: string): string => key.split(SEPARATOR, 1)[0]!;
