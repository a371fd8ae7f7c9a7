import type { TeamMember } from '../../../team-members.ts';

declare global {
  /** Written into the code by the build. */
  const __SITE_TEAM__: readonly TeamMember[];
}

/** Who is named, as far as the operator was told to (README, `NOVA_TEAM`). */
export const MEMBERS: readonly TeamMember[] = __SITE_TEAM__;
