import { foldLabel } from '@residency/contract/kernel/fold'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText } from '../../../platform/db/patterns.ts'

export type DepartmentRef = { id: number; isEnabled: boolean }

/**
 * What a sheet may call a department: its whole way (`单位/一级科室/二级科室`), its name where only one
 * enabled department has it (null where several do), its code. Where two of them are one text the
 * later one counts.
 */
export async function findDepartmentRefs(
  db: Db,
): Promise<ReadonlyMap<string, DepartmentRef | null>> {
  const rows = await db
    .selectFrom('departments')
    .select(['id', 'code', 'name', 'status', 'treePath'])
    .orderBy('id')
    .execute()

  const names = new Map(rows.map(({ id, name }) => [String(id), name]))
  const all = rows.map((d) => ({ ...d, ref: { id: d.id, isEnabled: d.status === 1 } }))
  const refs = new Map<string, DepartmentRef | null>()

  for (const { treePath, ref } of all) refs.set(departmentPath(treePath, names), ref)

  const seen = new Set<string>()

  for (const { name, ref } of all.filter((d) => d.ref.isEnabled)) {
    refs.set(name, seen.has(foldLabel(name)) ? null : ref)
    seen.add(foldLabel(name))
  }

  for (const { code, ref } of all) if (code !== null) refs.set(code, ref)

  return refs
}

const departmentPath = (treePath: string, names: ReadonlyMap<string, string>) =>
  treePath
    .split('/')
    .flatMap((id) => names.get(id) ?? [])
    .join('/')

/** The departments that belong to these bases now, by the code of the base. */
export async function findDepartmentsOfBases(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const rows = await db
    .selectFrom('baseDepartments')
    .innerJoin('bases', 'bases.id', 'baseDepartments.baseId')
    .select(['bases.code', 'baseDepartments.departmentId as id'])
    .where('bases.code', '=', anyText(codes))
    .execute()

  const departmentIdsOf = new Map<string, Set<number>>()

  for (const { code, id } of rows)
    departmentIdsOf.set(code, (departmentIdsOf.get(code) ?? new Set()).add(id))

  return departmentIdsOf
}
