import type { ManagedBaseFilters } from '@residency/contract/areas/organisation/bases/base.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { personOption } from '../find-people.ts'
import { actionsOnBases, visibleBases } from '../organisation.policy.ts'
import { findNames } from '../people.queries.ts'
import { findMajorsOf } from './base.queries.ts'
import {
  findAdministratorIdsOf,
  findBase,
  findDepartmentIdsOf,
  findManagedPage,
  type ManagedBase,
} from './managed-base.queries.ts'

const person = (id: number | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null

const stored = (b: ManagedBase) => ({
  id: b.id,
  code: b.code,
  name: b.name,
  nameEn: b.nameEn,
  mode: b.mode,
  deptName: b.department,
  departments: b.departments,
  head: person(b.headId, b.head),
  director: person(b.directorId, b.director),
  secretary: person(b.secretaryId, b.secretary),
  administrators: b.administrators,
  sort: b.sort,
  status: b.status,
})

/**
 * Bases in the reader's scope, disabled ones too, each with all its majors and what the reader may
 * do.
 */
export async function listManagedBases(ctx: SignedCtx, filters: ManagedBaseFilters) {
  const { rows, total } = await findManagedPage(
    ctx.db,
    visibleBases(ctx.actor),
    filters,
    ctx.language,
  )

  const ids = rows.map((b) => b.id)
  const majors = await findMajorsOf(ctx.db, ids, true)
  const actions = actionsOnBases(ctx.actor)

  const majorsOf = (id: number) =>
    majors
      .filter((m) => m.baseId === id)
      .map((m) => ({
        id: m.id,
        code: m.code,
        name: labelIn(ctx.language, m.name, m.nameEn),
        kind: m.kind,
        status: m.status,
      }))

  return { list: rows.map((b) => ({ ...stored(b), majors: majorsOf(b.id), actions })), total }
}

/** One base in the reader's scope as its form, with the names of the people in it. */
export async function getBaseForm(ctx: SignedCtx, { id }: { id: number }) {
  const b = found(await findBase(ctx.db, visibleBases(ctx.actor), id))
  const administratorIds = await findAdministratorIdsOf(ctx.db, id)

  const people = await findNames(ctx.db, [
    b.headId,
    b.directorId,
    b.secretaryId,
    ...administratorIds,
  ])

  const has = (userId: number | null) =>
    people.some((option) => option.id === userId) ? userId : null

  return {
    id,
    code: b.code,
    name: b.name,
    nameEn: b.nameEn,
    mode: b.mode,
    deptId: b.departmentId,
    departmentIds: await findDepartmentIdsOf(ctx.db, id),
    headId: has(b.headId),
    directorId: has(b.directorId),
    secretaryId: has(b.secretaryId),
    administratorIds: administratorIds.filter((userId) => has(userId) !== null),
    sort: b.sort,
    status: b.status,
    people: people.map((option) => personOption(ctx.language, option)),
    version: b.version,
  }
}
