import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import type { applyToMentors as applyCall } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lockOpenWindow } from '../windows/find-window.ts'
import { findChoicesForUpdate, saveRanks } from './application.queries.ts'
import { refusalOf } from './choice.rules.ts'
import { getOwnChoice } from './get-own-choice.ts'
import { findOffersOf } from './offer.queries.ts'
import { findOwnTrainee, findWithoutMentor, lockTrainees } from './trainee.queries.ts'

const overtaken = constraintErrors({
  mentor_applications_once: kernelErrors.changedMeanwhile,
  mentor_applications_rank: kernelErrors.changedMeanwhile,
})

/**
 * Saves the own choices as a whole, in order: new ones are added, the others reordered, what is
 * left out is revoked.
 */
export const applyToMentors = (
  ctx: SignedCtx,
  { choices, statement }: InputOf<typeof applyCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findOwnTrainee(tx.db, tx.actor.userId)
    if (!trainee) throw fail(errors.notTrainee)

    const window = await lockOpenWindow(tx, trainee.baseId)

    await lockTrainees(tx.db, [trainee.id])
    if ((await findWithoutMentor(tx.db, [trainee.id])).length === 0) throw fail(errors.hasMentor)

    const before = await findChoicesForUpdate(tx.db, window.id, trainee.id)
    const entryIds = choices.map(({ entryId }) => entryId)
    const offers = await findOffersOf(tx.db, window, entryIds)
    const refusal = refusalOf(choices, window.maxChoices, offers, before)
    if (refusal) throw fail(refusal.error, refusal.data)

    const open = before.filter(({ state }) => state === mentorApplicationFlow.initial)

    const wanted = choices.map((choice, i) => ({
      entryId: choice.entryId,
      rank: i + 1,
      statement: choice.statement ?? statement,
    }))

    const ranked = wanted.flatMap((choice) => {
      const openApplication = open.find(({ entryId }) => entryId === choice.entryId)
      return openApplication ? [{ ...choice, id: openApplication.id }] : []
    })

    await revoke(
      tx,
      open.filter(({ entryId }) => !entryIds.includes(entryId)),
    )

    await saveRanks(tx.db, ranked, tx.now())

    const added = wanted.filter(
      ({ entryId }) => !open.some((application) => application.entryId === entryId),
    )
    const own = { windowId: window.id, traineeId: trainee.id }

    if (added.length)
      await tx.db
        .insertInto('mentorApplications')
        .values(
          added.map(({ entryId, rank, statement: text }) => ({
            ...own,
            entryId,
            choiceRank: rank,
            statement: text,
          })),
        )
        .execute()

    await tx.audit({
      action: 'mentors.choice.apply',
      entity: 'mentorWindow',
      entityId: window.id,
      detail: { entryIds },
    })

    return getOwnChoice(tx)
  }).catch(overtaken)

/** Revokes choices left out of the own list. */
async function revoke(tx: SignedCtx, rows: readonly { id: number; state: string }[]) {
  const records = rows.map(({ id, state }) => ({
    id,
    state,
    relations: new Set(['owner' as const]),
  }))
  await advanceMany(tx, mentorApplicationFlow, 'revoke', records, {}, (state, ids) =>
    updateRows(tx, 'mentorApplications', ids, { state }),
  )
}
