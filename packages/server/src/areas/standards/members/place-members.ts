import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import type { ErrorDef } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTraineesToPlace, setCohort } from '../../trainees/trainees.public.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { type CohortRecord, findCohortForUpdate } from '../cohort/cohort.queries.ts'
import { deleteChoicesOf } from '../electives/elective-choices.ts'
import { findCohortNamesOf } from './member.queries.ts'

type Trainee = Awaited<ReturnType<typeof findTraineesToPlace>>[number]
type Fault = { traineeId: number; def: ErrorDef; data: Record<string, string> }

/**
 * Reasons why these trainees cannot follow this cohort. Another start is allowed, as long as
 * the table has not ended before it.
 */
export async function faultsOfPlacing(
  ctx: SignedCtx,
  cohort: CohortRecord,
  trainees: readonly Trainee[],
  isMove: boolean,
): Promise<Fault[]> {
  const others = trainees.flatMap(({ cohortId }) =>
    cohortId === null || cohortId === cohort.id ? [] : [cohortId],
  )
  const names = new Map((await findCohortNamesOf(ctx.db, others)).map(({ id, name }) => [id, name]))
  return trainees.flatMap((trainee) => {
    const fault = (def: ErrorDef, more: Record<string, string> = {}) => [
      { traineeId: trainee.id, def, data: { name: trainee.realName, ...more } },
    ]
    if (trainee.majorId !== cohort.majorId) return fault(errors.memberOfOtherMajor)

    const other =
      trainee.cohortId === null || trainee.cohortId === cohort.id
        ? undefined
        : names.get(trainee.cohortId)
    if (other !== undefined && !isMove) return fault(errors.memberOfOtherCohort, { cohort: other })

    return trainee.startsOn > cohort.endsOn
      ? fault(errors.memberStartsAfterEnd, { until: cohort.endsOn })
      : []
  })
}

/** Places trainees who have been judged; what they chose in another cohort goes. */
export async function placeInCohort(
  tx: SignedCtx,
  cohort: CohortRecord,
  trainees: readonly Trainee[],
): Promise<number> {
  const moved = trainees.filter(({ cohortId }) => cohortId !== cohort.id)

  await deleteChoicesOf(
    tx.db,
    moved.map(({ id }) => id),
  )

  await setCohort(tx, moved, cohort.id)

  await tx.audit({
    action: 'standards.cohort.members',
    entity: 'cohort',
    entityId: cohort.id,
    detail: { added: moved.length },
  })

  return moved.length
}

type Adding = { id: number; traineeIds: number[]; isMove: boolean }

/**
 * Adds trainees of its major to a cohort; those of another cohort only where that is asked for. All
 * or none.
 */
export const addMembers = (ctx: SignedCtx, { id, traineeIds, isMove }: Adding) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleCohorts(tx.actor)
    const cohort = found(await findCohortForUpdate(tx.db, scope, id))
    const trainees = await findTraineesToPlace(tx.db, scope, traineeIds)
    if (trainees.length < traineeIds.length) throw fail(errors.memberUnknown)

    const [fault] = await faultsOfPlacing(tx, cohort, trainees, isMove)
    if (fault) throw fail(fault.def, fault.data)

    return { added: await placeInCohort(tx, cohort, trainees) }
  })

/** Takes trainees out of their cohorts. */
export const removeMembers = (ctx: SignedCtx, { traineeIds }: { traineeIds: number[] }) =>
  inTransaction(ctx, async (tx) => {
    const trainees = await findTraineesToPlace(tx.db, visibleCohorts(tx.actor), traineeIds)
    if (trainees.length < traineeIds.length) throw fail(errors.memberUnknown)

    const members = trainees.filter(({ cohortId }) => cohortId !== null)

    await deleteChoicesOf(
      tx.db,
      members.map(({ id }) => id),
    )

    await setCohort(tx, members, null)

    await tx.audit({
      action: 'standards.cohort.removeMembers',
      entity: 'cohort',
      detail: { removed: members.length },
    })

    return { removed: members.length }
  })
