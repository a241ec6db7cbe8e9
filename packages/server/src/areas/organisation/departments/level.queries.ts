import type {
  firstLevelSorts,
  LevelFilters,
  secondLevelSorts,
} from '@residency/contract/areas/organisation/departments/department-level.contract'
import type { Language, Sort } from '@residency/contract/kernel'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { DepartmentScope } from '../organisation.policy.ts'
import { withinDepartmentScope } from './department.queries.ts'

type SortField = (typeof firstLevelSorts | typeof secondLevelSorts)[number]

/** Filters and the order of the departments of either level. */
export type LevelMatch = Omit<LevelFilters, 'pageNum' | 'pageSize'> & {
  sort?: Sort<SortField> | undefined
}

const inTree = (id: number) =>
  sql<SqlBool>`departments.tree_path like (select p.tree_path from departments p
      where p.id = ${id}) || '%'`

function matching(db: Db, level: 1 | 2, scope: DepartmentScope, filters: LevelMatch) {
  let match = db
    .selectFrom('departments')
    .where('departments.level', '=', level)
    .where(withinDepartmentScope(scope))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('departments.name'), words),
        isFoundIn(e.ref('departments.nameEn'), words),
        isFoundIn(e.ref('departments.code'), words),
      ]),
    )
  }

  if (filters.unitId !== undefined)
    match = match.where(
      sql<SqlBool>`departments.tree_path like (select u.tree_path from departments u
          where u.training_unit_id = ${filters.unitId}) || '%'`,
    )

  if (filters.parentId !== undefined) match = match.where(inTree(filters.parentId))
  if (filters.kind) match = match.where('departments.kind', '=', filters.kind)
  if (filters.status !== undefined) match = match.where('departments.status', '=', filters.status)
  if (filters.takes !== undefined)
    match = match.where('departments.capacity', filters.takes === 1 ? 'is not' : 'is', null)

  return match
}

const below = sql`from departments b where b.tree_path like departments.tree_path || '%'
    and b.id <> departments.id`

const sortsIn = (level: 1 | 2, language: Language): SortColumns<SortField> => ({
  name: by.label(language, 'departments'),
  unitName: by.label(language, 'top'),
  parentName: by.label(language, 'parent'),
  head: by.name('head.displayName'),
  secretary: by.name('secretary.displayName'),
  belowCount: by.column('belowCount'),
  capacity: by.column(level === 1 ? 'capacityBelow' : 'departments.capacity'),
  leastTrainees: by.column('departments.leastTrainees'),
  ratio: by.column('departments.ratio'),
})

/**
 * One page of the departments of a level with their place, who leads them and what is below.
 * Unit by unit, in the tree's order.
 */
export function findLevelPage(
  db: Db,
  level: 1 | 2,
  scope: DepartmentScope,
  filters: LevelMatch & Page,
  language: Language,
) {
  const match = matching(db, level, scope, filters)
  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, sortsIn(level, language))
      .innerJoin('departments as top', (j) =>
        j.on(sql<SqlBool>`top.id = split_part(departments.tree_path, '/', 1)::bigint`),
      )
      .innerJoin('departments as parent', 'parent.id', 'departments.parentId')
      .leftJoin('users as head', (j) =>
        j.onRef('head.id', '=', 'departments.headId').on('head.deletedAt', 'is', null),
      )
      .leftJoin('users as secretary', (j) =>
        j
          .onRef('secretary.id', '=', 'departments.secretaryId')
          .on('secretary.deletedAt', 'is', null),
      )
      .selectAll('departments')
      .select([
        'top.name as unit',
        'top.nameEn as unitEn',
        'parent.name as parent',
        'parent.nameEn as parentEn',
      ])
      .select([
        'head.displayName as head',
        'secretary.displayName as secretary',
        sql<number>`(select count(*) ${below})`.as('belowCount'),
        sql<number>`(select coalesce(sum(b.capacity), 0)::int ${below} and b.status = 1)`.as(
          'capacityBelow',
        ),
        sql<
          string[]
        >`array(select distinct ba.name from base_departments bd join bases ba on ba.id = bd.base_id
          join departments m on m.id = bd.department_id
          where m.tree_path like departments.tree_path || '%')`.as('bases'),
      ])
      .orderBy('top.sort')
      .orderBy('top.id')
      .orderBy('parent.sort')
      .orderBy('parent.id')
      .orderBy('departments.sort')
      .orderBy('departments.id'),
  )
}

export type LevelRow = Awaited<ReturnType<typeof findLevelPage>>['rows'][number]
