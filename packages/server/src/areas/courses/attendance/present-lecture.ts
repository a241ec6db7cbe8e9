import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnLecture } from './lecture.policy.ts'
import type { LectureRow } from './lecture.queries.ts'
import type { PersonRow } from './person.queries.ts'
import { lateness, phaseOf, presenceNow } from './presence.rules.ts'

/** A lecture as its organiser reads it. */
export function presentLecture(ctx: SignedCtx, l: LectureRow) {
  const phase = phaseOf(l, ctx.now())

  const host =
    l.base === null
      ? l.department && labelIn(ctx.language, l.department, l.departmentEn)
      : labelIn(ctx.language, l.base, l.baseEn)

  return {
    ...l,
    name: l.title,
    host,
    phase,
    startsAt: toMoment(l.startsAt),
    endsAt: toMoment(l.endsAt),
    actions: actionsOnLecture(ctx.actor, { state: l.state, phase }),
  }
}

/** The line of a person in the list of a lecture. */
export function presentPresence(now: Date, p: PersonRow) {
  return {
    presence: presenceNow(p.presence, phaseOf(p, now)),
    isGuest: p.isGuest,
    signedAt: toMoment(p.signedAt),
    lateMinutes: p.presence === 'late' && p.signedAt ? lateness(p.signedAt, p).minutes : null,
  }
}
