import {
  CORE_ABLE,
  CORE_AT_FIRST,
  TYPED_SCHOOL,
} from '@residency/contract/areas/intakes/core-field.public'
import type { setCoreField as set } from '@residency/contract/areas/intakes/core-fields/core-field.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'

/** What the office has decided, by field; what it has not is as it was at first. */
const findDecided = async (db: Db) =>
  new Map(
    (await db.selectFrom('coreFields').select(['field', 'isCore', 'version']).execute()).map(
      (row) => [row.field, row],
    ),
  )

const typedSchool = (field: string) =>
  field.endsWith(TYPED_SCHOOL.chosen)
    ? [field.replace(TYPED_SCHOOL.chosen, TYPED_SCHOOL.typed)]
    : []

/**
 * Fields of a registration that are core now, as `section.field`; a list is core as a whole, by its
 * section.
 */
export async function coreFields(db: Db): Promise<ReadonlySet<string>> {
  const decided = await findDecided(db)
  const core = CORE_ABLE.filter(
    ({ field }) => decided.get(field)?.isCore ?? CORE_AT_FIRST.has(field),
  )

  return new Set(core.flatMap(({ field }) => [field, ...typedSchool(field)]))
}

/** Every field that may be core, and whether it is. */
export async function listCoreFields(ctx: SignedCtx) {
  const decided = await findDecided(ctx.db)
  return CORE_ABLE.map((coreField) => {
    const isCoreAtFirst = CORE_AT_FIRST.has(coreField.field)
    const own = decided.get(coreField.field)
    return {
      ...coreField,
      isCore: own?.isCore ?? isCoreAtFirst,
      isCoreAtFirst,
      version: own?.version ?? 0,
    }
  })
}

type Decision = { field: string; isCore: boolean; version: number; updatedAt: Date }

const decideFirst = async (db: Db, write: Decision) => {
  const insert = db
    .insertInto('coreFields')
    .values(write)
    .onConflict((c) => c.column('field').doNothing())

  return (await insert.returning('field').executeTakeFirst()) !== undefined
}

const decideAgain = async (db: Db, { field, ...write }: Decision, version: number) => {
  const update = db
    .updateTable('coreFields')
    .set(write)
    .where('field', '=', field)
    .where('version', '=', version)

  return (await update.returning('field').executeTakeFirst()) !== undefined
}

/** Says whether a field is core from now on; what was changed earlier is not looked at again. */
export async function setCoreField(
  ctx: SignedCtx,
  { field, isCore, version }: InputOf<typeof set, 'out'>,
) {
  return inTransaction(ctx, async (tx) => {
    const write = { field, isCore, version: version + 1, updatedAt: tx.now() }
    // what nobody has decided yet has version 0 and no row
    const isWritten =
      version === 0 ? await decideFirst(tx.db, write) : await decideAgain(tx.db, write, version)
    if (!isWritten) throw changedMeanwhile()

    await tx.audit({
      action: 'recruitment.coreField.set',
      entity: 'coreField',
      entityId: field,
      detail: { isCore },
    })

    return { version: version + 1 }
  })
}
