import type { MentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import type { WaitingCount } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { changesWaiting } from './change/changes-waiting.ts'
import { choiceWaiting } from './choice/choice-waiting.ts'
import { entriesWaiting } from './library/entries-waiting.ts'
import { recordsWaiting } from './records/records-waiting.ts'

/** Pending work of mentors, trainees and those who decide, room by room. */
export async function mentorsWaitingCounts(
  ctx: SignedCtx,
): Promise<WaitingCount<MentorsWaiting>[]> {
  const rooms = await Promise.all([
    entriesWaiting(ctx),
    choiceWaiting(ctx),
    changesWaiting(ctx),
    recordsWaiting(ctx),
  ])

  return rooms.flat()
}
