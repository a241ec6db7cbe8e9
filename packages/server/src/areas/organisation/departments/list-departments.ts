import type {
  DepartmentFilters,
  DepartmentNode,
} from '@residency/contract/areas/organisation/departments/department.contract'
import { labelIn } from '@residency/contract/kernel'
import { foldSearch } from '@residency/contract/kernel/fold'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { personOption } from '../find-people.ts'
import {
  actionsOnDepartment,
  changeableDepartments,
  departmentsToAddBelow,
  visibleDepartments,
} from '../organisation.policy.ts'
import { findNames } from '../people.queries.ts'
import { choicesOf, treeOf, withAncestors } from '../tree.rules.ts'
import {
  findChoosableDepartments,
  findDepartment,
  findDepartments,
  findReach,
} from './department.queries.ts'

type DepartmentRow = Awaited<ReturnType<typeof findDepartments>>[number]

const presentDepartment = (d: DepartmentRow) => ({
  ...d,
  level: d.level as 0 | 1 | 2,
  isUnit: d.trainingUnitId !== null,
})

const matcher = (filters: DepartmentFilters) => {
  const words = filters.keywords && foldSearch(filters.keywords)
  const has = (text: string | null) => text !== null && foldSearch(text).includes(words!)
  return (d: DepartmentRow) =>
    (filters.status === undefined || d.status === filters.status) &&
    (!words || has(d.name) || has(d.nameEn) || has(d.code))
}

/**
 * The departments in the reader's scope as trees; a search brings the way to what it found along.
 */
export async function listDepartments(ctx: SignedCtx, filters: DepartmentFilters) {
  const reach = await findReach(
    ctx.db,
    changeableDepartments(ctx.actor),
    departmentsToAddBelow(ctx.actor),
  )

  const rows = withAncestors(
    await findDepartments(ctx.db, visibleDepartments(ctx.actor)),
    matcher(filters),
  )

  const matches = new Map(rows.map(({ row, isMatch }) => [row.id, isMatch]))

  return treeOf<DepartmentRow, DepartmentNode>(
    rows.map(({ row }) => row),
    (d, children) => ({
      ...presentDepartment(d),
      createTime: minuteInChina(d.createdAt),
      updateTime: minuteInChina(d.updatedAt),
      isMatch: matches.get(d.id) === true,
      actions: actionsOnDepartment(ctx.actor, reach(d)).filter(
        (act) => act !== 'delete' || d.trainingUnitId === null,
      ),
      children,
    }),
  )
}

/** What may be chosen in a form: departments in use, in the reader's scope. */
export async function getDepartmentOptions(ctx: SignedCtx) {
  const rows = await findChoosableDepartments(ctx.db, visibleDepartments(ctx.actor))
  return choicesOf(rows.map((d) => ({ ...d, name: labelIn(ctx.language, d.name, d.nameEn) })))
}

/** One department in the reader's scope as its form. */
export async function getDepartmentForm(ctx: SignedCtx, input: { id: number }) {
  const d = found(await findDepartment(ctx.db, visibleDepartments(ctx.actor), input.id))
  const people = await findNames(ctx.db, [d.headId, d.secretaryId])
  const has = (id: number | null) => (people.some((person) => person.id === id) ? id : null)

  return {
    ...presentDepartment(d),
    headId: has(d.headId),
    secretaryId: has(d.secretaryId),
    ratio: d.ratio,
    people: people.map((person) => personOption(ctx.language, person)),
  }
}
