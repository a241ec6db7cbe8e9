import { listManagedBases } from '@residency/contract/areas/organisation/bases/base.contract'
import { listSecondLevel } from '@residency/contract/areas/organisation/departments/department-level.contract'
import type { RecordFinder } from '../../platform/area.ts'
import { findNamed } from '../../platform/search/search-words.ts'
import { withinBaseScope } from './bases/managed-base.queries.ts'
import { withinDepartmentScope } from './departments/department.queries.ts'
import { visibleBases, visibleDepartments } from './organisation.policy.ts'

/** Departments and bases: their pages are lists, which open with the name as their search. */
export const placeFinders: readonly RecordFinder[] = [
  {
    view: 'base/second-department/index',
    list: listSecondLevel,
    byName: true,
    find: ({ db, actor }, words) =>
      findNamed(
        db
          .selectFrom('departments')
          .where(withinDepartmentScope(visibleDepartments(actor)))
          .where('departments.level', '=', 2)
          .select(['departments.id', 'departments.name', 'departments.nameEn']),
        { names: ['departments.name', 'departments.nameEn'], id: 'departments.id' },
        words,
      ),
  },
  {
    view: 'base/own/index',
    list: listManagedBases,
    byName: true,
    find: ({ db, actor }, words) =>
      findNamed(
        db
          .selectFrom('bases')
          .where(withinBaseScope(visibleBases(actor)))
          .where('bases.mode', '=', 'own')
          .select(['bases.id', 'bases.name', 'bases.nameEn']),
        { names: ['bases.name', 'bases.nameEn'], id: 'bases.id' },
        words,
      ),
  },
]
