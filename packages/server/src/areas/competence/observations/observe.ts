import { observationErrors as errors } from '@residency/contract/areas/competence/observations/access'
import type { ObservationForm } from '@residency/contract/areas/competence/observations/observation.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { findCharges } from '../charge.queries.ts'
import { visibleLevels } from '../competence.policy.ts'
import { findUsableItem, findUsableItems } from '../items/item.queries.ts'
import { countObservations, findObservationPage, insertObservation } from './observation.queries.ts'

/** A supervisor may still record what was seen so many days ago. */
const DAYS_BACK = 7
/** Items are in the order of what the reader observed in so many days. */
const USED_DAYS = 90

const question = (ctx: SignedCtx) => ({
  language: ctx.language,
  userId: ctx.actor.userId,
  scope: orgScope(ctx.actor, false),
})

/** Trainees whom the reader supervises or answers for, now or until a week ago. */
export async function listObservationChoices(ctx: SignedCtx) {
  const until = dayInChina(ctx.now())

  const [trainees, items] = await Promise.all([
    findCharges(ctx.db, question(ctx), { from: addDays(until, -DAYS_BACK), until }),
    findUsableItems(ctx.db, ctx.actor.userId, addDays(until, -USED_DAYS)),
  ])

  return { trainees, items }
}

/** Records how much help a trainee needed, by who supervised or answered for them on that day. */
export const addObservation = (ctx: SignedCtx, form: ObservationForm) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const observedOn = form.observedOn ?? today
    if (observedOn > today) throw fail(errors.observedAhead)

    const { traineeId } = form
    const day = { from: observedOn, until: observedOn }
    const [charge] = await findCharges(tx.db, { ...question(tx), traineeId }, day)
    if (!charge) throw fail(errors.observedTraineeUnknown)

    const item = await findUsableItem(tx.db, form.itemId, charge.profession)
    if (!item) throw fail(errors.observedItemUnknown)

    const { departmentId } = charge
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
  const { rows, total } = await findObservationPage(
    ctx.db,
    ctx.language,
    visibleLevels(ctx.actor),
    input,
  )

  return { list: rows, total }
}
