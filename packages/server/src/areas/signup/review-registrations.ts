import type { RegistrationFilters } from '@residency/contract/areas/signup/registration.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { allowedActions, maskNumber } from '@residency/contract/kernel'
import { minuteInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import { findChoices, findHistory, findRegistration, findRegistrationPage } from './registration.queries.ts'
import { numbersOf, shownRegistration, standing } from './registration-standing.ts'
import { relationsTo, visibleRegistrations } from './signup.policy.ts'

/** Sign-ups in the reader's scope, numbers masked, each with what the reader may do to it now. */
export async function listRegistrations(ctx: SignedCtx, filters: RegistrationFilters) {
  const { rows, total } = await findRegistrationPage(ctx.db, visibleRegistrations(ctx.actor), filters, ctx.actor.userId, ctx.fields)
  const list = rows.map((r) => {
    // what a list offers is the reviewers': completeness concerns the applicant's own page
    const relations = relationsTo(r, [''], ctx.actor, ctx.now())
    return {
      id: r.id,
      state: r.state as never,
      realName: r.real_name,
      gender: r.gender,
      traineeKind: r.trainee_kind as never,
      intakeName: r.intake_name,
      firstChoice: r.first_choice,
      schoolName: r.school_name ?? r.school_other,
      mobile: maskNumber(ctx.fields.openCell({ table: 'registrations', column: 'mobile', row: r.id }, r.mobile_sealed)),
      submittedAt: r.submitted_at && minuteInChina(r.submitted_at),
      actions: allowedActions(registrationFlow, r.state, ctx.actor, relations),
    }
  })
  return { list, total }
}

/** One visible sign-up with its choices and history, numbers masked. */
export async function getRegistration(ctx: SignedCtx, input: { id: number }) {
  const r = found(await findRegistration(ctx.db, visibleRegistrations(ctx.actor), input.id, ctx.actor.userId))
  const [choices, history] = [await findChoices(ctx.db, r.id), await findHistory(ctx.db, r.id)]
  const { idCard, mobile } = numbersOf(ctx, r)
  const { missing, actions } = standing(ctx, r, choices.length)
  return {
    ...shownRegistration(r),
    idCard: maskNumber(idCard),
    mobile: maskNumber(mobile),
    missing,
    actions,
    choices: choices.map((c) => ({ rank: c.rank, offerId: c.offer_id, label: `${c.major} · ${c.unit}` })),
    history: history.map((h) => ({
      action: h.action as never,
      from: h.from_state as never,
      to: h.to_state as never,
      reason: h.reason,
      by: h.nickname ?? '',
      at: minuteInChina(h.at),
    })),
  }
}

/** The full numbers of one visible sign-up; the binder seals them and writes the reading down. */
export async function getRegistrationWithPersonalData(ctx: SignedCtx, input: { id: number }) {
  const r = found(await findRegistration(ctx.db, visibleRegistrations(ctx.actor), input.id, ctx.actor.userId))
  return { id: r.id, ...numbersOf(ctx, r) }
}

/** Whoever sees a sign-up may read its files. */
export const mayReadRegistration = async (ctx: SignedCtx, id: number) => {
  if (await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId)) return true
  return (await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId)) !== undefined
}
