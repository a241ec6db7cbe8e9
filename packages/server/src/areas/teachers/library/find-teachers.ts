import { listLibrary } from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { sql } from 'kysely'
import type { RecordFinder } from '../../../platform/area.ts'
import { MAX_OF_A_KIND } from '../../../platform/search/search-words.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { entries } from './library.queries.ts'

/** Teachers of the library by name or initials; those who are qualified today. */
export const teacherFinder: RecordFinder = {
  view: 'teacher/library/index',
  list: listLibrary,
  find: ({ db, actor }, { pattern }) =>
    entries(db, visibleTeachers(actor))
      .where('q.state', 'in', [...qualificationFlow.actions.remove.from])
      .where('u.nameSearch', 'like', pattern)
      .select(['q.id', 'u.displayName as name'])
      .select(sql<string>`concat_ws(' · ', b.name, d.name)`.as('note'))
      .orderBy('q.id', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute(),
}
