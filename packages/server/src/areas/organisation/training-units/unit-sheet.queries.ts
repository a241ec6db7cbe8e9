import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'

type Unit = {
  name: string
  nameEn: string | null
  code: string | null
  kind: ColumnValue<'trainingUnits', 'kind'>
  parent: string | null
  sort: number
  status: 0 | 1
}

/**
 * Snapshots of the known ones of these units for the audit log, locked until the transaction ends.
 */
export async function findUnitSnapshots(db: Db, names: readonly string[]) {
  const rows = await db
    .selectFrom('trainingUnits')
    .select(['id', 'parentId', 'code', 'name', 'nameEn', 'kind', 'sort', 'status'])
    .where('name', 'in', names)
    .orderBy('id')
    .forUpdate()
    .execute()

  return rows.map(auditSnapshot)
}

/**
 * Adds or changes units by their names, parents by theirs, and brings the tops of their departments
 * along.
 */
export async function putUnits(tx: SignedCtx, units: readonly Unit[]) {
  const now = tx.now()

  const values = units.map(({ name, nameEn, code, kind, sort, status }) => ({
    name,
    nameEn,
    code,
    kind,
    sort,
    status,
  }))

  const names = units.map((unit) => unit.name)

  await upsertRows(tx, 'trainingUnits', ['name'], values)
  await sql`update training_units u
      set parent_id = (select p.id from training_units p where p.name = g.parent)
    from ${rowsOf(units, { name: 'text', parent: 'text' })} g where u.name = g.name`.execute(tx.db)
  // a top that is nobody's is taken over, the missing ones are made, all follow their units
  await sql`update departments d set training_unit_id = u.id from training_units u
    where u.name = ${anyText(names)} and d.parent_id = 0 and d.name = u.name
      and d.training_unit_id is null
      and not exists (select 1 from departments t where t.training_unit_id = u.id)`.execute(tx.db)

  await sql`insert into departments (parent_id, tree_path, name, sort, training_unit_id, created_at,
      updated_at)
    select 0, '', u.name, u.sort, u.id, ${now}, ${now} from training_units u
    where u.name = ${anyText(names)}
      and not exists (select 1 from departments t where t.training_unit_id = u.id)`.execute(tx.db)

  await sql`update departments set tree_path = id || '/' where parent_id = 0
      and tree_path = ''`.execute(tx.db)

  await sql`update departments d
      set name_en = u.name_en, status = u.status, updated_at = ${now}, version = d.version + 1
    from training_units u where u.name = ${anyText(names)} and d.training_unit_id = u.id`.execute(
    tx.db,
  )
}
