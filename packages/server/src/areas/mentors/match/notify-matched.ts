import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { mentorMatchNotices } from '../choice/choice-notices.seed.ts'

type MatchResult = {
  userId: number
  mentorId: number | null
  mentor: string | null
  why: string
  whyEn: string
}

const OWN = '/mentor/choice'

/**
 * A published run: every trainee learns the result and why, every mentor how many trainees came.
 */
export async function notifyMatched(tx: SignedCtx, matchResults: readonly MatchResult[]) {
  const unplaced = ({ userId, why, whyEn }: MatchResult) => ({
    userId,
    values: { why },
    valuesEn: { why: whyEn },
    path: OWN,
  })

  const withMentor = (matchResult: MatchResult) => ({
    ...unplaced(matchResult),
    values: { mentor: matchResult.mentor ?? '', why: matchResult.why },
  })

  const placed = matchResults.filter(({ mentorId }) => mentorId !== null)

  await notify(tx, mentorMatchNotices.placed, placed.map(withMentor))

  await notify(
    tx,
    mentorMatchNotices.unplaced,
    matchResults.filter(({ mentorId }) => mentorId === null).map(unplaced),
  )

  const counts = grouped(placed, ({ mentorId }) => mentorId!)

  const mentors = [...counts].map(([userId, trainees]) => ({
    userId,
    values: { count: String(trainees.length) },
    path: '/mentor/applicants',
  }))

  await notify(tx, mentorMatchNotices.received, mentors)
}
