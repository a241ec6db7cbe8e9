import type { Insertable, Updateable } from 'kysely'
import type { AuditEntry } from '../audit/audit.ts'
import { type Ctx, inTransaction } from '../http/ctx.ts'
import { type ConstraintErrors, constraintErrors } from './constraints.ts'
import type { DB } from './tables.gen.ts'
import { updateRow, type VersionedTable } from './versions.ts'

/** Tables whose records have a version and the times of their creation and their last change. */
type RecordTable = {
  [T in VersionedTable]: 'createdAt' extends keyof DB[T] ? T : never
}[VersionedTable]

/**
 * What is written, what the audit log records about it, and the error of each constraint that it
 * may violate.
 */
type RecordWrite<Columns> = {
  columns: Columns
  action: string
  entity: string
  detail?: AuditEntry['detail']
  errors?: ConstraintErrors
}

/**
 * Adds a record with the time of its creation, then its audit row; returns its id and first
 * version. Both are written in the transaction that is open, or in one of their own, so that
 * neither is there without the other.
 */
export const createRecord = <T extends RecordTable>(
  ctx: Ctx,
  table: T,
  {
    columns,
    action,
    entity,
    detail,
    errors = {},
  }: RecordWrite<Omit<Insertable<DB[T]>, 'createdAt' | 'updatedAt'>>,
): Promise<{ id: number; version: number }> =>
  inTransaction(ctx, async (tx) => {
    const written = { ...columns, createdAt: tx.now(), updatedAt: tx.now() }

    // one table represents all: kysely cannot type a table given as parameter
    const record = await tx.db
      .insertInto(table as 'schools')
      .values(written as unknown as Insertable<DB['schools']>)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
      .catch(constraintErrors(errors))

    await tx.audit({ action, entity, entityId: record.id, detail })

    return record
  })

/**
 * Changes a record that was read for update, with the time and its next version, then adds its
 * audit row; returns that version. `mustMatchVersion` has compared the version before. Both are written
 * in the transaction that is open, or in one of their own.
 */
export const changeRecord = <T extends VersionedTable>(
  ctx: Ctx,
  table: T,
  stored: { id: number; version: number },
  { columns, action, entity, detail, errors = {} }: RecordWrite<Updateable<DB[T]>>,
): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const version = await updateRow(tx, table, stored, columns).catch(constraintErrors(errors))
    await tx.audit({ action, entity, entityId: stored.id, detail })

    return version
  })
