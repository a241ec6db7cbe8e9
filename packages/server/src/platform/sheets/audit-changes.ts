import type { AuditEntry } from '../audit/audit.ts'
import type { SignedCtx } from '../http/ctx.ts'

type Stored = { readonly id: number } & Readonly<Record<string, unknown>>
/**
 * The records that are written, as the audit log gets them: the fields of the record's form, by names under which personal ones are
 * sealed. `find` reads them twice, before (locked, so that nobody changes them in between) and after.
 */
type AuditedRecords = { action: string; entity: string; find: () => Promise<readonly Stored[]> }

const isSame = (one: Stored, other: Stored) => JSON.stringify(one) === JSON.stringify(other)

/** Writes a batch of a sheet and audits each record as its form would: created or changed ones, not those that stayed the same. */
export async function auditChanges(tx: SignedCtx, { action, entity, find }: AuditedRecords, write: () => Promise<unknown>) {
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
