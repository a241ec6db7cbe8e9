import { listCourses } from '@residency/contract/areas/courses/course/course.contract'
import { listOwnCourses } from '@residency/contract/areas/courses/course/own-course.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { visibleCourses } from './course.policy.ts'
import { inScope } from './course.queries.ts'
import { ownCourses } from './own-course.queries.ts'

const BY_TITLE = { names: ['c.title'], id: 'c.id' }

/** Courses that the reader takes are on two pages, by whom they are for. */
const ownFinder = (
  view: string,
  audience: ColumnValue<'learningCourses', 'audience'>,
): RecordFinder => ({
  view,
  list: listOwnCourses,
  find: ({ db, actor }, words) =>
    findNamed(
      ownCourses(db, actor.userId)
        .where('c.audience', '=', audience)
        .select(['c.id', 'c.title as name', 'c.dueOn as note']),
      BY_TITLE,
      words,
    ),
})

export const courseFinders: readonly RecordFinder[] = [
  {
    view: 'course/manage/index',
    list: listCourses,
    find: ({ db, actor }, words) =>
      findNamed(
        inScope(db, visibleCourses(actor)).select(['c.id', 'c.title as name', 'c.dueOn as note']),
        BY_TITLE,
        words,
      ),
  },
  ownFinder('course/own/index', 'trainee'),
  ownFinder('teacher/course/index', 'teacher'),
]
