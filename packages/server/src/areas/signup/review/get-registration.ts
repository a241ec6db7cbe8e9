import { labelIn, maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findRegistration } from '../registration/registration.queries.ts'
import {
  assessRegistration,
  contactOf,
  numbersOf,
  presentRegistration,
} from '../registration/registration-view.ts'
import { presentSections } from '../sections/present-sections.ts'
import { visibleRegistrations } from '../signup.policy.ts'
import { arrivalOf } from './arrival-of.ts'
import { examOf } from './exam-of.ts'
import { reviewActionsOn } from './list-registrations.ts'
import { findHistory } from './review.queries.ts'
import { reviewedChoices } from './reviewed-choices.ts'

/** One visible sign-up with everything a reviewer judges it by, numbers masked. */
export async function getRegistration(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(
    await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId),
  )
  const history = await findHistory(ctx.db, r.id)
  const { idCard, mobile } = numbersOf(ctx, r)
  const { missing } = await assessRegistration(ctx, r)
  const registration = presentRegistration(r)

  return {
    ...registration,
    intake: { ...registration.intake, name: labelIn(ctx.language, r.intakeName, r.intakeNameEn) },
    ...(await presentSections(ctx.db, r.id)),
    files: await filesOf(ctx.db, { kind: 'registration', id: r.id }),
    idCard: maskNumber(idCard),
    mobile: maskNumber(mobile),
    contactMobile: maskNumber(contactOf(ctx, r).contactMobile),
    missing,
    reviewUntil: minuteInChina(r.reviewUntil),
    choices: await reviewedChoices(ctx, r),
    exam: await examOf(ctx, r),
    arrival: await arrivalOf(ctx, r.id),
    actions: reviewActionsOn(ctx, r),
    history: history.map((h) => ({
      action: h.action,
      isUndo: h.undoes !== null,
      from: h.fromState,
      to: h.toState,
      reason: h.reason,
      by: h.nickname ?? '',
      at: minuteInChina(h.at),
    })),
  }
}

/** The full numbers of one visible sign-up; the binder seals them and writes the reading down. */
export async function getRegistrationWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(
    await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId),
  )

  return { id: r.id, ...numbersOf(ctx, r), ...contactOf(ctx, r) }
}
