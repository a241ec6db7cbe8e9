import { listTrainees } from '@residency/contract/areas/students/trainees/trainees.contract'
import { sql } from 'kysely'
import type { RecordFinder } from '../../../platform/area.ts'
import { MAX_OF_A_KIND } from '../../../platform/search/search-words.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { inScope } from './trainees.queries.ts'

/** Trainees by name, initials or number, those who began last first. */
export const traineeFinder: RecordFinder = {
  view: 'student/list/index',
  list: listTrainees,
  find: ({ db, actor }, { typed }) =>
    inScope(db, visibleTrainees(actor))
      .where(isTraineeFoundBy('t', typed))
      .select(['t.id', 't.realName as name'])
      .select(sql<string>`concat_ws(' · ', t.number, bases.name)`.as('note'))
      .orderBy('t.startsOn', 'desc')
      .orderBy('t.id', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute(),
}
