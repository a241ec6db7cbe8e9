import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import {
  MIN_RATINGS,
  type RatingsForm,
} from '@residency/contract/areas/students/departure/rating.contract'
import { kernelErrors, labelIn } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { signEvaluation } from './clearance.queries.ts'
import { departuresInCharge, mayRate, ownDepartures } from './departure.policy.ts'
import { findDeparture, findDeparturesForUpdate } from './departure.queries.ts'
import { findAverages, findRatings, replaceRatings } from './rating.queries.ts'
import { findSubjects, keyOf, type Subject } from './subjects.ts'

/** What the trainee rates, with what was rated already. */
export async function listOwnRatings(ctx: SignedCtx, { id }: { id: number }) {
  const departure = found(await findDeparture(ctx.db, ownDepartures(ctx.actor), id))

  const ratingOf = new Map(
    (await findRatings(ctx.db, [id])).map((row) => [
      keyOf(row.departmentId, row.supervisorId),
      row,
    ]),
  )

  return (await findSubjects(ctx, departure.traineeId)).map(({ items, ...subject }) => {
    const row = ratingOf.get(keyOf(subject.departmentId, subject.supervisorId))
    const scores = new Map(row?.scores.map(({ itemId, score }) => [itemId, score]))
    return {
      ...subject,
      items: items.map((item) => ({ ...item, score: scores.get(item.itemId) ?? null })),
      comment: row?.comment ?? null,
    }
  })
}

/**
 * Refuses subjects that are not of the own rotation or named twice, and scores that do not cover
 * the items.
 */
function mustCover(subjects: ReadonlyMap<string, Subject>, { ratings }: RatingsForm) {
  const keys = ratings.map((it) => keyOf(it.departmentId, it.supervisorId))
  if (keys.some((key) => !subjects.has(key))) throw fail(errors.departureRatingUnknown)
  if (new Set(keys).size < keys.length) throw fail(errors.departureRatedTwice)

  const isWhole = ratings.every(({ scores }, index) => {
    const { items } = subjects.get(keys[index]!)!
    return (
      scores.length === items.length &&
      items.every((item) => scores.some(({ itemId }) => itemId === item.itemId))
    )
  })

  if (!isWhole) throw fail(errors.departureScoresMissing)
}

/**
 * The trainee rates; when everything is rated the item is signed off. The number of what is left is
 * answered.
 */
export const saveOwnRatings = (ctx: SignedCtx, { id, ratings }: RatingsForm & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const departure = found(
      (await findDeparturesForUpdate(tx.db, ownDepartures(tx.actor), [id]))[0],
    )
    if (!mayRate(departure, tx.actor)) throw fail(kernelErrors.actionNotNow)

    const subjects = new Map(
      (await findSubjects(tx, departure.traineeId)).map((it) => [
        keyOf(it.departmentId, it.supervisorId),
        it,
      ]),
    )

    mustCover(subjects, { ratings })

    await replaceRatings(tx, id, ratings)

    const storedRatings = await findRatings(tx.db, [id])
    const rated = storedRatings.filter((row) =>
      subjects.has(keyOf(row.departmentId, row.supervisorId)),
    ).length
    if (rated === subjects.size) await signEvaluation(tx, id)

    await tx.audit({
      action: 'students.departure.rate',
      entity: 'departure',
      entityId: id,
      detail: { rated: ratings.length },
    })

    return { left: subjects.size - rated }
  })

/** Averages from three trainees on, for the office and the bases of the departments. */
export async function listRatingAverages(ctx: SignedCtx) {
  const rows = await findAverages(ctx.db, departuresInCharge(ctx.actor), MIN_RATINGS)
  const subjects = grouped(rows, (row) => keyOf(row.departmentId, row.supervisorId))
  return [...subjects.values()].map((some) => ({
    department: labelIn(ctx.language, some[0]!.department, some[0]!.departmentEn),
    supervisor: some[0]!.supervisor,
    items: some.map(({ item, itemEn, count, average }) => ({
      name: labelIn(ctx.language, item, itemEn),
      count,
      average,
    })),
  }))
}
