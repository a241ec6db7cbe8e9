import { attendanceErrors as errors } from '@residency/contract/areas/courses/attendance/access'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { codeNow } from '../../../platform/sign-in/code.rules.ts'
import { isPlanned, organisedLectures } from './lecture.policy.ts'
import { findLecture } from './lecture.queries.ts'
import { opensAt, phaseOf } from './presence.rules.ts'

type LectureTimes = { state: string; startsAt: Date; endsAt: Date; opensBefore: number }

/** Refuses outside the time in which people sign in. */
export function mustBeOpenNow(ctx: Ctx, lecture: LectureTimes) {
  if (!isPlanned(lecture.state)) throw fail(errors.lectureCancelled)

  if (phaseOf(lecture, ctx.now()) !== 'open')
    throw fail(errors.lectureNotNow, {
      opens: minuteInChina(opensAt(lecture)),
      closes: minuteInChina(lecture.endsAt),
    })
}

/** The code of this moment, for the organiser's screen. */
export async function showCode(ctx: SignedCtx, { id }: { id: number }) {
  const lecture = found(await findLecture(ctx.db, organisedLectures(ctx.actor), id))
  mustBeOpenNow(ctx, lecture)

  return {
    name: lecture.title,
    ...codeNow(ctx.keys.oneTime, { kind: 'lecture', id }, ctx.now()),
    signedIn: lecture.here + lecture.guests,
    expected: lecture.expected,
  }
}
