import { mentorChoicePermissions as may } from '@residency/contract/areas/mentors/choice/access'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import type { MentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { holds, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { WaitingCount } from '../../../platform/area.ts'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
} from '../../../platform/calendar/calendar.ts'
import { momentBefore } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countToAnswer } from './application.queries.ts'
import { isMatchOffice } from './choice.policy.ts'
import { findUnmatched, findWindowEnds } from './choice-waiting.queries.ts'
import { getOwnChoice } from './get-own-choice.ts'

/** Whether the reader's window is open and nothing is chosen in it. */
async function ownToChoose(ctx: SignedCtx) {
  const own = await getOwnChoice(ctx)
  return own.mayChoose && !own.choices.some(({ state }) => state === mentorApplicationFlow.initial)
    ? 1
    : 0
}

/** A choice still to be made, applicants to answer, windows to match. */
export async function choiceWaiting(ctx: SignedCtx): Promise<WaitingCount<MentorsWaiting>[]> {
  const [choose, answer, unmatched] = await Promise.all([
    holds(ctx.actor, may.choose) ? ownToChoose(ctx) : 0,
    holds(ctx.actor, may.answer) ? countToAnswer(ctx.db, ctx.actor.userId, ctx.now()) : 0,
    isMatchOffice(ctx.actor) ? findUnmatched(ctx.db, momentBefore(ctx.now(), 1000)) : [],
  ])

  const match = unmatched.map(({ id, name, nameEn, year, count }) => ({
    kind: 'matchMentors' as const,
    count,
    subject: { id, name: `${labelIn(ctx.language, name, nameEn)} ${year}` },
  }))

  return [
    { kind: 'chooseMentor', count: choose },
    { kind: 'answerApplicants', count: answer },
    ...match,
  ]
}

/**
 * When windows end that concern the reader as trainee or mentor. One that is switched off is called
 * off.
 */
export async function choiceCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const { windowEnds } = mentorChoiceWords[ctx.language].calendar
  const windows = await findWindowEnds(ctx.db, ctx.actor.userId, instantsOf(range))
  return windows.map((window) => ({
    kind: window.isMentor ? 'mentorWindowEndsForMentors' : 'mentorWindowEnds',
    ref: window.id,
    version: window.version,
    changedAt: window.updatedAt,
    time: { dueAt: window.endsAt },
    title: fillSentence(windowEnds, { base: labelIn(ctx.language, window.name, window.nameEn) }),
    isTask: true,
    isOnline: true,
    path: window.isMentor ? '/mentor/applicants' : '/mentor/choice',
    isCancelled: !window.isOn,
  }))
}
