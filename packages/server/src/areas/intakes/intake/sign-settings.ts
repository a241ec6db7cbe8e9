import type { getRegisterTime as registerTime } from '@residency/contract/areas/intakes/intake/sign-setting.contract'
import { type InputOf, type Language, labelIn } from '@residency/contract/kernel'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { takesRegistrations } from '../intakes.policy.ts'
import { findOffersOf, type OfferOfIntake } from '../offers/offer.queries.ts'
import { findOpenIntake, findOwnIntake } from './intake.queries.ts'
import { datesOf } from './intake-form.ts'

/** An offer as a choice, in the reader's language. */
export function choiceOf(language: Language, o: OfferOfIntake) {
  const [major, base, unit] = [
    labelIn(language, o.major, o.majorEn),
    labelIn(language, o.base, o.baseEn),
    labelIn(language, o.unit, o.unitEn),
  ]

  return { value: o.id, label: `${major} · ${unit}`, major, base, unit, quota: o.quota }
}

/** The open intake of the own registration, else the newest that is open. */
async function findIntakeToFill(ctx: SignedCtx) {
  const own = await findOwnIntake(ctx.db, ctx.actor.userId)
  return own && takesRegistrations(own, ctx.now()) ? own : findOpenIntake(ctx.db, ctx.now())
}

async function findOpenOffers(ctx: SignedCtx) {
  const intake = await findIntakeToFill(ctx)
  return intake ? findOffersOf(ctx.db, intake.id) : []
}

/** Offers of the intake to fill in for, as choices. */
export const listMajorsOfSetting = async (ctx: SignedCtx) =>
  (await findOpenOffers(ctx)).map((offer) => choiceOf(ctx.language, offer))

/** Those of them at a base, and those mapped to a national major of it. */
export const listMajorsOfCountry = async (ctx: SignedCtx, { x }: { x: number }) =>
  (await findOpenOffers(ctx))
    .filter((offer) => offer.baseId === x || offer.nationalBaseId === x)
    .map((offer) => choiceOf(ctx.language, offer))

/** Whether somebody who has no account yet could register now: an intake takes registrations. */
export const isRegistrationOpen = async (ctx: Ctx) =>
  (await findOpenIntake(ctx.db, ctx.now())) ? (1 as const) : (0 as const)

/** Windows of the own intake, else of the open one. */
export async function getRegisterTime(
  ctx: SignedCtx,
  { studentId }: InputOf<typeof registerTime, 'out'>,
) {
  const own = await findOwnIntake(ctx.db, ctx.actor.userId, studentId)
  if (!own && studentId !== undefined && studentId !== ctx.actor.userId) throw notFound()

  const intake = own ?? (await findOpenIntake(ctx.db, ctx.now()))
  if (!intake) return null

  const { signUpFrom, signUpUntil, editUntil, reviewUntil, confirmUntil, scoreReviewUntil } =
    datesOf(intake)
  const isOpen = takesRegistrations(intake, ctx.now())

  return {
    intakeId: intake.id,
    name: labelIn(ctx.language, intake.name, intake.nameEn),
    year: intake.year,
    startTime: signUpFrom,
    endTime: signUpUntil,
    editUntil,
    reviewUntil,
    confirmUntil,
    scoreReviewUntil,
    isOpen: isOpen ? (1 as const) : (0 as const),
  }
}

/**
 * Kinds of trainee; without an open intake none is disabled: nothing is known of the next one yet.
 */
export async function listIdentities(ctx: SignedCtx) {
  const intake = await findIntakeToFill(ctx)
  const options = await findDictOptions(ctx.db, 'trainee_kind', ctx.language)
  return options.map((option) => ({
    ...option,
    disabled: intake !== undefined && !intake.traineeKinds.some((kind) => kind === option.value),
  }))
}

export const listStudentPlaces = (ctx: SignedCtx) =>
  findDictOptions(ctx.db, 'student_place', ctx.language)
