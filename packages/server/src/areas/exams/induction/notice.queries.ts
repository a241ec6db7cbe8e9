import type {
  InductionNoticeFilters,
  inductionNoticeSorts,
} from '@residency/contract/areas/exams/induction/notice.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

/** The record kind of a notice's pictures. */
export const NOTICE = 'learningInductionNotice'
const notices = (db: Db) => db.selectFrom('learningInductionNotices as n')

const SORTS: SortColumns<(typeof inductionNoticeSorts)[number]> = {
  title: by.name('n.title'),
  train: by.name('t.title'),
  by: by.name('u.displayName'),
  updatedAt: by.column('n.updatedAt'),
}

export function findNoticePage(db: Db, filters: InductionNoticeFilters & Page) {
  let match = notices(db)
  if (filters.trainId) match = match.where('n.trainId', '=', filters.trainId)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('n.title'), pattern))

  return findPage(match, filters, (rows) => {
    const listed = rows
      .leftJoin('learningInductionTrains as t', 't.id', 'n.trainId')
      .innerJoin('users as u', 'u.id', 'n.createdBy')
      .select(['n.id', 'n.title', 'n.isShown', 'n.updatedAt', 'n.version', 't.title as train'])
      .select('u.displayName as by')

    return sortedBy(listed, filters.sort, SORTS).orderBy('n.id', 'desc')
  })
}

export const findNotice = (db: Db, id: number) =>
  notices(db).selectAll('n').where('n.id', '=', id).executeTakeFirst()

export const findNoticeForUpdate = (db: Db, id: number) =>
  notices(db).selectAll('n').where('n.id', '=', id).forUpdate().executeTakeFirst()

/** What people of a train read: its notices and those for all, the latest first. */
export const findPublishedNotices = (db: Db, trainId: number) =>
  notices(db)
    .select(['n.id', 'n.title', 'n.body', 'n.updatedAt'])
    .where('n.isShown', '=', true)
    .where((e) => e.or([e('n.trainId', '=', trainId), e('n.trainId', 'is', null)]))
    .orderBy('n.id', 'desc')
    .limit(50)
    .execute()
