import { seatsErrors as errors } from '@residency/contract/areas/rotations/seats/access'
import type { PairFilters, PairForm } from '@residency/contract/areas/rotations/seats/pair.contract'
import { labelIn } from '@residency/contract/kernel'
import { firstDayOf } from '@residency/contract/kernel/day'
import { minuteInChina, monthInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { findTraineeInScopeForUpdate } from '../trainee-scope.queries.ts'
import { findPairForUpdate, findPairPage } from './pair.queries.ts'
import { actionsOnPair } from './seats.policy.ts'

/** Trainees of the reader's bases who are kept apart, the latest first. */
export async function listRotationPairs(ctx: SignedCtx, filters: PairFilters) {
  const from = firstDayOf(monthInChina(ctx.now()))

  const { rows, total } = await findPairPage(
    ctx.db,
    visibleBases(ctx.actor),
    from,
    filters,
    filters,
    ctx.language,
  )

  const actions = actionsOnPair(ctx.actor)

  const list = rows.map((p) => ({
    id: p.id,
    base: labelIn(ctx.language, p.base, p.baseEn),
    first: { id: p.firstId, name: p.firstName, number: p.firstNumber },
    second: { id: p.secondId, name: p.secondName, number: p.secondNumber },
    reason: p.reason,
    together: p.together,
    createTime: minuteInChina(p.createdAt),
    actions,
  }))

  return { list, total }
}

/**
 * Keeps two trainees of a base apart; the lower number is first, so that no pair is entered
 * twice.
 */
export const addRotationPair = (ctx: SignedCtx, { firstId, secondId, reason }: PairForm) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleBases(tx.actor)
    const [low, high] = [Math.min(firstId, secondId), Math.max(firstId, secondId)]
    const first = await findTraineeInScopeForUpdate(tx.db, scope, low)
    const second = await findTraineeInScopeForUpdate(tx.db, scope, high)
    if (!first || !second) throw fail(errors.pairNotYours)
    if (first.baseId !== second.baseId) throw fail(errors.pairOfTwoBases)

    const row = { baseId: first.baseId, firstId: low, secondId: high, reason, createdAt: tx.now() }

    const { id } = await tx.db
      .insertInto('rotationPairs')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'rotations.pair.create',
      entity: 'rotationPair',
      entityId: id,
      detail: { firstId: low, secondId: high, reason },
    })

    return { id }
  }).catch(constraintErrors({ rotation_pairs_once: errors.pairTaken }))

export const deleteRotationPair = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const pair = found(await findPairForUpdate(tx.db, visibleBases(tx.actor), id))
    await tx.db.deleteFrom('rotationPairs').where('id', '=', id).execute()

    const detail = { firstId: pair.firstId, secondId: pair.secondId }

    await tx.audit({
      action: 'rotations.pair.delete',
      entity: 'rotationPair',
      entityId: id,
      detail,
    })

    return null
  })
