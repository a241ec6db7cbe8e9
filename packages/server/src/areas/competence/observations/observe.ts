import { observationErrors as errors } from '@residency/contract/areas/competence/observations/access'
import {
  DAYS_BACK,
  type ObservationForm,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { findObservedCharges, MAX_CHARGES } from '../charge.queries.ts'
import { visibleLevels } from '../competence.policy.ts'
import { findUsableItem, findUsableItems } from '../items/item.queries.ts'
import { countObservations, findObservationPage, insertObservation } from './observation.queries.ts'

/** Items are in the order of what the reader observed in so many days. */
const USED_DAYS = 90

const question = (ctx: SignedCtx) => ({
  language: ctx.language,
  userId: ctx.actor.userId,
  scope: orgScope(ctx.actor, false),
})

/** The days that may still be recorded. */
function lastWeek(ctx: SignedCtx) {
  const until = dayInChina(ctx.now())
  return { from: addDays(until, -DAYS_BACK), until }
}

/** Trainees whom the reader supervised or answered for in the last week, with the days, and items. */
export async function listObservationChoices(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const week = lastWeek(ctx)

  const [trainees, items] = await Promise.all([
    findObservedCharges(ctx.db, { ...question(ctx), keywords }, week),
    findUsableItems(ctx.db, ctx.actor.userId, addDays(week.until, -USED_DAYS)),
  ])

  return {
    trainees: trainees
      .slice(0, MAX_CHARGES)
      .map((trainee) => ({ ...trainee, days: trainee.days.map(({ day }) => day) })),
    hasMore: trainees.length > MAX_CHARGES,
    items,
  }
}

/** The trainee and the department of a day on which the reader may have observed them. */
async function mustBeObserved(tx: SignedCtx, traineeId: number, observedOn: string) {
  const week = lastWeek(tx)
  if (observedOn > week.until) throw fail(errors.observedAhead)
  if (observedOn < week.from) throw fail(errors.observedTooLate, { from: week.from })

  const [charge] = await findObservedCharges(tx.db, { ...question(tx), traineeId }, week)
  const day = charge?.days.find((chargeDay) => chargeDay.day === observedOn)
  if (!charge || !day) throw fail(errors.observedTraineeUnknown)

  return { profession: charge.profession, departmentId: day.departmentId }
}

/** Records how much help a trainee needed, by who supervised or answered for them on that day. */
export const addObservation = (ctx: SignedCtx, form: ObservationForm) =>
  inTransaction(ctx, async (tx) => {
    const { traineeId } = form
    const observedOn = form.observedOn ?? dayInChina(tx.now())
    const { profession, departmentId } = await mustBeObserved(tx, traineeId, observedOn)

    const item = await findUsableItem(tx.db, form.itemId, profession)
    if (!item) throw fail(errors.observedItemUnknown)

    const row = { ...form, observedOn, departmentId, observerId: tx.actor.userId }
    const id = await insertObservation(tx.db, row, tx.now())

    await tx.audit({
      action: 'competence.observation.add',
      entity: 'competenceObservation',
      entityId: id,
      detail: { trainee: traineeId, item: item.id, help: form.help },
    })

    return { id, observations: await countObservations(tx.db, traineeId, item.id) }
  })

type PageOfItem = { traineeId: number; itemId: number; pageNum: number; pageSize: number }

export async function listObservations(ctx: SignedCtx, input: PageOfItem) {
  const { rows, total } = await findObservationPage(ctx.db, ctx.language, visibleLevels(ctx), input)

  return { list: rows, total }
}
