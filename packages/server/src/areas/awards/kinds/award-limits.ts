import {
  awardKindErrors as errors,
  awardKindPermissions as may,
} from '@residency/contract/areas/awards/kinds/access'
import type {
  AwardLimitFilters,
  AwardLimitForm,
} from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findEnabledBases } from '../../organisation/organisation.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import * as limits from './award-limit.queries.ts'
import { belowGranted, limitStateOn } from './award-limit.rules.ts'

const presentLimit = (ctx: SignedCtx, l: limits.LimitRow) => ({
  ...l,
  kind: labelIn(ctx.language, l.kind, l.kindEn),
  bases: l.bases.map(({ base, baseEn, ...quota }) => ({
    ...quota,
    base: labelIn(ctx.language, base, baseEn),
  })),
  state: limitStateOn(l, dayInChina(ctx.now())),
  actions: permittedActions(ctx.actor, { edit: may.manage, delete: !l.isUsed && may.manage }),
})

export async function listAwardLimits(ctx: SignedCtx, filters: AwardLimitFilters) {
  const result = await limits.findLimitPage(
    ctx.db,
    visibleAwards(ctx.actor),
    filters,
    { today: dayInChina(ctx.now()), language: ctx.language },
    filters,
  )

  return { list: result.rows.map((row) => presentLimit(ctx, row)), total: result.total }
}

const columns = (form: AwardLimitForm) => ({
  kindId: form.kindId,
  year: form.year,
  opensOn: form.opensOn,
  closesOn: form.closesOn,
  quota: form.quota,
  baseQuota: form.baseQuota,
  mostInYear: form.mostInYear,
})

async function mustBeBases(tx: SignedCtx, bases: AwardLimitForm['bases']) {
  const baseIds = new Set((await findEnabledBases(tx.db)).map(({ id }) => id))
  if (!bases.every(({ baseId }) => baseIds.has(baseId))) throw fail(errors.limitBaseUnknown)
}

const taken = constraintErrors({ award_limits_one: errors.limitTaken })

export const createAwardLimit = (ctx: SignedCtx, form: AwardLimitForm) =>
  inTransaction(ctx, async (tx) => {
    if (!(await limits.isKindInUse(tx.db, form.kindId))) throw fail(errors.kindUnknown)
    await mustBeBases(tx, form.bases)

    const saved = await tx.db
      .insertInto('awardLimits')
      .values({ ...columns(form), createdAt: tx.now(), updatedAt: tx.now() })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await limits.setBaseQuotas(tx.db, saved.id, form.bases)
    await tx.audit({ action: 'awards.limit.create', entity: 'awardLimit', entityId: saved.id })

    return saved
  }).catch(taken)

/**
 * Changes days and quotas. The row is locked, as every grant locks it: no quota falls below what is
 * granted.
 */
export const updateAwardLimit = (
  ctx: SignedCtx,
  { id, version, ...form }: AwardLimitForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const limit = mustMatchVersion(await limits.findLimitForUpdate(tx.db, id), version)
    const isOther = limit.kindId !== form.kindId || limit.year !== form.year
    if (isOther && (await limits.isLimitApplied(tx.db, id))) throw fail(errors.limitFixed)
    if (limit.kindId !== form.kindId && !(await limits.isKindInUse(tx.db, form.kindId)))
      throw fail(errors.kindUnknown)
    await mustBeBases(tx, form.bases)

    const below = belowGranted(form, await limits.findGrantedByBase(tx.db, id))
    if (below?.of === 'all') throw fail(errors.quotaBelowGranted, { granted: below.granted })

    if (below)
      throw fail(errors.baseQuotaBelowGranted, {
        granted: below.granted,
        base: labelIn(tx.language, below.name ?? '', below.nameEn),
      })

    const next = await updateRow(tx, 'awardLimits', limit, columns(form))

    await limits.setBaseQuotas(tx.db, id, form.bases)

    await tx.audit({
      action: 'awards.limit.update',
      entity: 'awardLimit',
      entityId: id,
      detail: { quota: form.quota },
    })

    return { id, version: next }
  }).catch(taken)

/** Deletes an award of a year for which nobody has applied; the foreign key decides. */
export const deleteAwardLimit = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const limit = found(await limits.findLimitForUpdate(tx.db, id))
    await tx.db.deleteFrom('awardLimits').where('id', '=', limit.id).execute()
    await tx.audit({ action: 'awards.limit.delete', entity: 'awardLimit', entityId: id })

    return null
  }).catch(constraintErrors({ award_applications_limit_id_fkey: errors.limitInUse }))
