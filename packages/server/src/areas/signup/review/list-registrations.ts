import {
  REVIEW_ACTIONS,
  type ReviewAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import {
  MAX_WAITING,
  type RegistrationFilters,
  type listWaiting as waitingCall,
} from '@residency/contract/areas/signup/review/review.contract'
import { allowedActions, type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOffersOf } from '../../intakes/intakes.public.ts'
import { findEducations } from '../sections/section.queries.ts'
import { type PolicyFacts, relationsTo, stepsOf, visibleRegistrations } from '../signup.policy.ts'
import { findSeatsOf } from './exam.queries.ts'
import {
  findIntakeNames,
  findReviewedChoices,
  findWaitingIds,
  matching,
  type ReviewReader,
  reviewPage,
} from './review.queries.ts'
import { choiceName } from './review.rules.ts'
import { maskedNumbers, presentSeat, presentStudy } from './row-facts.ts'

export const readerOf = (ctx: SignedCtx): ReviewReader => ({
  scope: visibleRegistrations(ctx.actor),
  steps: stepsOf(ctx.actor),
  now: ctx.now(),
})

/**
 * What the reader may decide about a sign-up now; whether it is complete concerns the applicant's
 * own page.
 */
export function reviewActionsOn(ctx: SignedCtx, r: PolicyFacts): ReviewAction[] {
  const open: readonly string[] = allowedActions(
    registrationFlow,
    r.state,
    ctx.actor,
    relationsTo(r, [''], ctx.actor, ctx.now()),
  )

  return REVIEW_ACTIONS.filter((action) => open.includes(action))
}

/** Sign-ups in the reader's scope, numbers masked, each with what the reader may do to it now. */
export async function listRegistrations(ctx: SignedCtx, filters: RegistrationFilters) {
  const match = matching(ctx.db, readerOf(ctx), filters, ctx.fields)

  const [rows, total] = await Promise.all([
    reviewPage(match, ctx.actor.userId, filters).execute(),
    countRows(match),
  ])

  const ids = rows.map((r) => r.id)

  const [choices, studies, seats] = await Promise.all([
    findReviewedChoices(ctx.db, ids),
    findEducations(ctx.db, ids),
    findSeatsOf(ctx.db, ids),
  ])

  // the lowest level comes first: the last one that is named is the highest
  const highest = new Map(studies.map((study) => [study.registrationId, study]))
  const seated = new Map(seats.map((seat) => [seat.registrationId, seat]))
  const firsts = new Map(
    choices.filter((c) => c.rank === 1).map((c) => [c.registrationId, choiceName(ctx.language, c)]),
  )

  const list = rows.map((r) => ({
    id: r.id,
    state: r.state,
    realName: r.realName,
    gender: r.gender,
    traineeKind: r.traineeKind,
    intakeName: labelIn(ctx.language, r.intakeName, r.intakeNameEn),
    firstChoice: firsts.get(r.id) ?? null,
    schoolName: r.schoolName ?? r.schoolOther,
    ...maskedNumbers(ctx, r),
    study: presentStudy(highest.get(r.id)),
    seat: presentSeat(seated.get(r.id)),
    submittedAt: r.submittedAt && minuteInChina(r.submittedAt),
    version: r.version,
    actions: reviewActionsOn(ctx, r),
  }))

  return { list, total }
}

/** How many wait for the reader, in all intakes. */
export const countWaiting = (ctx: SignedCtx) =>
  countRows(matching(ctx.db, readerOf(ctx), { waiting: '1' }, ctx.fields))

/** What waits for the reader among those that match, the longest waiting first. */
export async function listWaiting(ctx: SignedCtx, conditions: InputOf<typeof waitingCall, 'out'>) {
  const match = matching(ctx.db, readerOf(ctx), { ...conditions, waiting: '1' }, ctx.fields)
  const ids = await findWaitingIds(match, MAX_WAITING)
  return { total: ids.length < MAX_WAITING ? ids.length : await countRows(match), ids }
}

/**
 * What the list can be narrowed by: intakes that were announced, bases and offers of one of them.
 */
export async function getReviewOptions(ctx: SignedCtx, input: { intakeId?: number | undefined }) {
  const intakes = await findIntakeNames(ctx.db)
  const intakeId = input.intakeId ?? intakes[0]?.id
  const offers = intakeId === undefined ? [] : await findOffersOf(ctx.db, intakeId)
  const bases = new Map(offers.map((o) => [o.baseId, labelIn(ctx.language, o.base, o.baseEn)]))

  return {
    intakes: intakes.map((intake) => ({
      value: intake.id,
      label: labelIn(ctx.language, intake.name, intake.nameEn),
    })),
    bases: [...bases].map(([value, label]) => ({ value, label })),
    offers: offers.map((o) => ({ value: o.id, label: choiceName(ctx.language, o) })),
  }
}
