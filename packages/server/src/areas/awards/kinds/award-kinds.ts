import {
  awardKindErrors as errors,
  awardKindPermissions as may,
} from '@residency/contract/areas/awards/kinds/access'
import type {
  AwardKindFilters,
  AwardKindForm,
} from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { permittedActions } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findDictLabels, isDictValue } from '../../settings/settings.public.ts'
import {
  findKindForUpdate,
  findKindPage,
  isKindApplied,
  type KindRow,
  setCriteria,
} from './award-kind.queries.ts'
import { AWARD_LEVELS } from './award-limit.rules.ts'

const bit = (is: boolean) => (is ? (1 as const) : (0 as const))

const presentKind = (ctx: SignedCtx, k: KindRow, levels: ReadonlyMap<string, string>) => ({
  ...k,
  levelLabel: levels.get(k.level) ?? k.level,
  needsPapers: bit(k.needsPapers),
  hidesNames: bit(k.hidesNames),
  status: bit(k.status === 1),
  actions: permittedActions(ctx.actor, { edit: may.manage, delete: !k.isUsed && may.manage }),
})

export async function listAwardKinds(ctx: SignedCtx, filters: AwardKindFilters) {
  const { rows, total } = await findKindPage(ctx.db, filters, filters, ctx.language)
  const levels = await findDictLabels(ctx.db, AWARD_LEVELS, ctx.language)
  return { list: rows.map((row) => presentKind(ctx, row, levels)), total }
}

const columns = (form: AwardKindForm) => ({
  name: form.name,
  nameEn: form.nameEn,
  level: form.level,
  audience: form.audience,
  mode: form.mode,
  conditions: form.conditions,
  mostPerPerson: form.mostPerPerson,
  needsPapers: form.needsPapers === 1,
  hidesNames: form.hidesNames === 1,
  sort: form.sort,
  status: form.status,
})

async function mustBeLevel(tx: SignedCtx, level: string) {
  if (!(await isDictValue(tx.db, AWARD_LEVELS, level))) throw fail(errors.levelUnknown)
}

const taken = constraintErrors({ award_kinds_name: errors.kindTaken })

export const createAwardKind = (ctx: SignedCtx, form: AwardKindForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeLevel(tx, form.level)

    const saved = await tx.db
      .insertInto('awardKinds')
      .values({ ...columns(form), createdAt: tx.now(), updatedAt: tx.now() })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await setCriteria(tx.db, saved.id, form.criteria)
    await tx.audit({ action: 'awards.kind.create', entity: 'awardKind', entityId: saved.id })

    return saved
  }).catch(taken)

/**
 * Changes a kind; after the first application, its audience and the way it is decided are fixed.
 */
export const updateAwardKind = (
  ctx: SignedCtx,
  { id, version, ...form }: AwardKindForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const kind = mustMatchVersion(await findKindForUpdate(tx.db, id), version)
    if (kind.level !== form.level) await mustBeLevel(tx, form.level)

    const isOther = kind.audience !== form.audience || kind.mode !== form.mode
    if (isOther && (await isKindApplied(tx.db, id))) throw fail(errors.kindFixed)

    const next = await updateRow(tx, 'awardKinds', kind, columns(form))

    await setCriteria(tx.db, id, form.criteria)
    await tx.audit({ action: 'awards.kind.update', entity: 'awardKind', entityId: id })

    return { id, version: next }
  }).catch(taken)

/** Deletes a kind without limits; the foreign key decides. */
export const deleteAwardKind = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const kind = found(await findKindForUpdate(tx.db, id))
    await tx.db.deleteFrom('awardKinds').where('id', '=', kind.id).execute()
    await tx.audit({ action: 'awards.kind.delete', entity: 'awardKind', entityId: id })

    return null
  }).catch(constraintErrors({ award_limits_kind_id_fkey: errors.kindInUse }))
