import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import type {
  IntakeFilters,
  intakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import type {
  IntakeAction,
  IntakeState,
} from '@residency/contract/areas/intakes/intake/intake.flow'
import { holds, labelIn, toMoment } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findImportsUnderWay, type ImportUnderWay } from '../../settings/settings.public.ts'
import { actionsOnIntake, mayBeClosed } from '../intakes.policy.ts'
import { isOfferListOpen } from '../offers/offer.rules.ts'
import {
  type CountedIntake,
  countSeats,
  findCountedIntake,
  findIntake,
  findIntakeHistory,
  findIntakeOptions,
  findIntakePage,
} from './intake.queries.ts'
import { ruleOfField } from './intake-edit.rules.ts'
import { datesOf, formOfIntake, namedIntake, presentCommitment, rulesOf } from './intake-form.ts'
import { countStages } from './intake-stage.queries.ts'
import { type StageFacts, stageLineOf } from './intake-stage.rules.ts'

/** The sheet by which partner units sign people up. */
const PEOPLE = 'signup.people'

const presentIntake = (ctx: SignedCtx, r: CountedIntake, imports: readonly ImportUnderWay[]) => ({
  ...namedIntake(r),
  ...datesOf(r),
  ...presentCommitment(r),
  traineeKinds: r.traineeKinds,
  offers: r.offers,
  seats: r.seats,
  signUps: r.signUps,
  drafts: r.drafts,
  imports: mayBeClosed(r.state)
    ? imports.filter(({ into }) => into.intakeId === undefined || into.intakeId === r.id).length
    : 0,
  version: r.version,
  actions: actionsOnIntake(ctx.actor, { ...r, state: r.state }),
})

export async function listIntakes(ctx: SignedCtx, filters: IntakeFilters) {
  const [{ rows, total }, imports] = await Promise.all([
    findIntakePage(ctx.db, filters),
    findImportsUnderWay(ctx, PEOPLE),
  ])

  return { list: rows.map((r) => presentIntake(ctx, r, imports)), total }
}

/** Every intake as a choice, in the reader's language. */
export const getIntakeOptions = async (ctx: SignedCtx) =>
  (await findIntakeOptions(ctx.db)).map((r) => ({
    value: r.id,
    label: labelIn(ctx.language, r.name, r.nameEn),
    year: r.year,
    state: r.state,
    traineeKinds: r.traineeKinds,
    mayChangeOffers: isOfferListOpen(r.state),
  }))

const stageFacts = async (ctx: SignedCtx, r: CountedIntake): Promise<StageFacts> => ({
  id: r.id,
  state: r.state,
  seats: await countSeats(ctx.db, r.id),
  signUpUntil: r.signUpUntil,
  confirmUntil: r.confirmUntil,
  publicationUntil: r.publicationUntil,
  ...(await countStages(ctx.db, r.id)),
})

/** One intake with its rules, its next step and what was done with it. */
export async function getIntake(ctx: SignedCtx, { id }: { id: number }) {
  const intake = found(await findCountedIntake(ctx.db, id))
  const history = await findIntakeHistory(ctx.db, id)
  const clock = { now: ctx.now(), today: dayInChina(ctx.now()), minuteOf: minuteInChina }

  return {
    ...presentIntake(ctx, intake, await findImportsUnderWay(ctx, PEOPLE)),
    ...rulesOf(intake),
    ...stageLineOf(await stageFacts(ctx, intake), clock, holds(ctx.actor, may.intakeMove)),
    history: history.map((h) => ({
      action: h.action as IntakeAction,
      from: h.fromState as IntakeState,
      to: h.toState as IntakeState,
      by: h.nickname ?? '',
      at: toMoment(h.at),
    })),
  }
}

/** One intake as its form, with what its state still lets be changed. */
export async function getIntakeForm(ctx: SignedCtx, { id }: { id: number }) {
  const intake = found(await findIntake(ctx.db, id))
  const form = formOfIntake(intake)
  const names = Object.keys(form) as (keyof typeof intakeForm.shape)[]
  const fieldRules = Object.fromEntries(
    names.map((name) => [name, ruleOfField(intake.state, name)]),
  )

  return {
    ...namedIntake(intake),
    ...datesOf(intake),
    ...rulesOf(intake),
    version: intake.version,
    fieldRules,
  }
}
