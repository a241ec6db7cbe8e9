import type { DepartmentFilters, DepartmentNode } from '@residency/contract/areas/organisation/department.contract'
import { minuteInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import { findChoosableDepartments, findDepartment, findDepartments, findDirectoryPage, findFirstLevel } from './department.queries.ts'
import { actionsOnDepartments, visibleDepartments } from './organisation.policy.ts'
import { choicesOf, treeOf } from './tree.rules.ts'

type Stored = Awaited<ReturnType<typeof findDepartments>>[number]

/** The departments in the reader's scope as trees. */
export async function listDepartments(ctx: SignedCtx, filters: DepartmentFilters) {
  const actions = actionsOnDepartments(ctx.actor)
  const rows = await findDepartments(ctx.db, visibleDepartments(ctx.actor), filters)
  return treeOf<Stored, DepartmentNode>(rows, (d, children) => ({
    id: d.id,
    parentId: d.parent_id,
    name: d.name,
    sort: d.sort,
    status: d.status as 0 | 1,
    createTime: minuteInChina(d.created_at),
    updateTime: minuteInChina(d.updated_at),
    actions,
    children,
  }))
}

/** What may be chosen in a form: departments in use, in the reader's scope. */
export const getDepartmentOptions = async (ctx: SignedCtx) =>
  choicesOf(await findChoosableDepartments(ctx.db, visibleDepartments(ctx.actor)))

/** One department in the reader's scope as its form. */
export async function getDepartmentForm(ctx: SignedCtx, input: { id: number }) {
  const { id, name, parent_id, status, sort, version } = found(await findDepartment(ctx.db, visibleDepartments(ctx.actor), input.id))
  return { id, name, parentId: parent_id, status: status as 0 | 1, sort, version }
}

/** First-level departments: names that every signed-in person may know. */
export const getFirstLevelOptions = async (ctx: SignedCtx) =>
  (await findFirstLevel(ctx.db)).map(({ id, name }) => ({ value: id, label: name }))

/** The directory of departments in use: names that every signed-in person may know. */
export async function listDirectory(ctx: SignedCtx, search: { keywords?: string | undefined; pageNum: number; pageSize: number }) {
  const { rows, total } = await findDirectoryPage(ctx.db, search)
  return {
    list: rows.map(({ id, name, parent_id, parent_name, sort }) => ({ id, name, parentId: parent_id, parentName: parent_name, sort })),
    total,
  }
}
