import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'

type Given = { userId: number; mentorId: number | null; mentor: string | null; why: string; whyEn: string }
const OWN = '/mentor/choice'

/** A published run: every trainee learns the result and why, every mentor how many trainees came. */
export async function notifyMatched(tx: SignedCtx, given: readonly Given[]) {
  const toTrainee = ({ userId, mentor, why, whyEn }: Given) => ({
    userId,
    values: { mentor: mentor ?? '', why },
    valuesEn: { why: whyEn },
    path: OWN,
  })
  const placed = given.filter(({ mentorId }) => mentorId !== null)
  await notify(tx, 'mentorMatch.placed', placed.map(toTrainee))
  await notify(tx, 'mentorMatch.unplaced', given.filter(({ mentorId }) => mentorId === null).map(toTrainee))
  const counts = grouped(placed, ({ mentorId }) => mentorId!)
  const mentors = [...counts].map(([userId, trainees]) => ({
    userId,
    values: { count: String(trainees.length) },
    path: '/mentor/applicants',
  }))
  await notify(tx, 'mentorMatch.received', mentors)
}
