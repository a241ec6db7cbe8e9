import { listLectures } from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { organisedLectures } from './lecture.policy.ts'
import { organised } from './lecture.queries.ts'

export const lectureFinder: RecordFinder = {
  view: 'course/attendance/index',
  list: listLectures,
  async find({ db, actor }, words) {
    const lectures = organised(db, organisedLectures(actor)).select([
      'l.id',
      'l.title as name',
      'l.startsAt',
    ])

    const rows = await findNamed(lectures, { names: ['l.title'], id: 'l.id' }, words)

    return rows.map((lecture) => ({ ...lecture, note: minuteInChina(lecture.startsAt) }))
  },
}
