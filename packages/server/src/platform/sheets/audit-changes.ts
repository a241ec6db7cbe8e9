import type { AuditEntry } from '../audit/audit.ts'
import type { SignedCtx } from '../http/ctx.ts'

type StoredRow = { readonly id: number } & Readonly<Record<string, unknown>>

/**
 * Snapshots of the written records for the audit log: the form's fields, named so that personal
 * ones are sealed. `find` is called before (locking the rows against changes) and after the write.
 */
type AuditedRecords = { action: string; entity: string; find: () => Promise<readonly StoredRow[]> }

const isSame = (row: StoredRow, other: StoredRow) => JSON.stringify(row) === JSON.stringify(other)

/**
 * Writes a batch of a sheet and audits each created or changed record as its form would; unchanged
 * ones are not audited.
 */
export async function auditChanges(
  tx: SignedCtx,
  { action, entity, find }: AuditedRecords,
  write: () => Promise<unknown>,
) {
  const known = new Map((await find()).map((record) => [record.id, record]))
  await write()

  const entries = (await find()).flatMap((record): AuditEntry[] => {
    const was = known.get(record.id)
    if (was && isSame(was, record)) return []

    const { id: entityId, ...after } = record
    if (!was) return [{ action: `${action}.create`, entity, entityId, detail: { after } }]

    const { id: _, ...before } = was

    return [{ action: `${action}.update`, entity, entityId, detail: { before, after } }]
  })

  await tx.audit.all(entries)
}
