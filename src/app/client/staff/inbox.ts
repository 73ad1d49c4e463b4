import type { ComponentType } from 'react';
import type { Member } from '#features/team/contract.ts';

/** The conversations and the open thread, the first two columns of the team chat: a `browserPart`. */
export const Inbox: ComponentType<{ member: Member }> | undefined = undefined;
