import { answerErrors as errors } from '@residency/contract/areas/evaluation/answers/access'
import type { addBedsideEvaluation as addCall } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { KINDS_OF_DIRECTION } from '@residency/contract/areas/evaluation/targets/target.contract'
import type { InputOf } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { inChosenOrder } from '../settings/settings.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import { findOwnAnswer } from './answer.queries.ts'
import { findSupervisedStays } from './bedside.queries.ts'
import { notifyTrainee } from './notify-trainee.ts'
import { presentForm } from './present-form.ts'
import { storeBedside } from './store-bedside.ts'

const KINDS = KINDS_OF_DIRECTION.teacherTrainee
const scopeOf = (ctx: SignedCtx) => orgScope(ctx.actor, false)

/** Trainees whom the reader supervises now, or did until a week ago, and the forms for them. */
export async function listBedsideChoices(ctx: SignedCtx) {
  const today = dayInChina(ctx.now())
  const since = addDays(today, -7)

  const [stays, forms] = await Promise.all([
    findSupervisedStays(ctx.db, ctx.language, ctx.actor.userId, scopeOf(ctx), {
      from: since,
      until: today,
    }),
    findPublishedForms(ctx.db, KINDS),
  ])

  const trainees = stays.map((stay) => ({
    traineeId: stay.traineeId,
    name: stay.name,
    department: stay.department,
    from: stay.startsOn,
    until: stay.endsOn,
  }))

  return {
    trainees,
    forms: (await inChosenOrder(ctx, forms)).map((form) => presentForm(ctx.language, form)),
  }
}

/**
 * An evaluation that a supervisor begins. Sent twice, by a phone that was offline, it is stored
 * once.
 */
export const addBedsideEvaluation = (ctx: SignedCtx, input: InputOf<typeof addCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const stored = await findOwnAnswer(tx.db, tx.actor.userId, input.key)
    if (stored) return { id: stored.id }

    const today = dayInChina(tx.now())
    const assessedOn = input.assessedOn ?? today
    if (assessedOn > today) throw fail(errors.assessedAhead)

    const form = (await findPublishedForms(tx.db, KINDS)).find(({ id }) => id === input.templateId)
    if (!form) throw fail(errors.bedsideFormUnknown)

    const on = { from: assessedOn, until: assessedOn }
    const stays = await findSupervisedStays(tx.db, tx.language, tx.actor.userId, scopeOf(tx), on)
    const stay = stays.find(({ traineeId }) => traineeId === input.traineeId)
    if (!stay) throw fail(errors.notYourTrainee)

    const id = await storeBedside(
      tx,
      {
        templateId: form.id,
        sections: form.sections,
        traineeId: stay.traineeId,
        blockId: stay.blockId,
        assessedOn,
      },
      input,
    )

    await notifyTrainee(tx, {
      direction: null,
      traineeId: stay.traineeId,
      template: form.name,
      templateEn: form.nameEn,
      answerId: id,
    })

    return { id }
  }).catch(async (error) => {
    // The other of two at the same moment has stored it.
    const stored =
      violatedConstraint(error) === 'evaluation_answers_key' &&
      (await findOwnAnswer(ctx.db, ctx.actor.userId, input.key))
    if (!stored) throw error

    return { id: stored.id }
  })
