import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing, isFoundIn, isOneOfCodes } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { traineesIn } from '../../trainees/trainees.public.ts'

/** Trainees in scope by id, number, job number or keyed hash of the ID card. */
export const findPastTrainees = (db: Db, scope: BaseScope, ids: readonly number[], names: readonly string[], hashes: readonly string[]) =>
  traineesIn(db, scope)
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.number', 't.starts_on', 'u.chest_arr_num', 'u.id_card_hash'])
    .where((e) =>
      e.or([
        e('t.id', '=', anyId(ids)),
        isOneOfCodes(e.ref('t.number'), names),
        isOneOfCodes(e.ref('u.chest_arr_num'), names),
        e('u.id_card_hash', '=', anyText(hashes)),
      ]),
    )
    .execute()
export type PastTrainee = Awaited<ReturnType<typeof findPastTrainees>>[number]

/** Days of the stays of these trainees. */
export const findStoredSpans = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotation_blocks')
    .select(['trainee_id', 'starts_on as from', 'ends_on as until'])
    .where('trainee_id', '=', anyId(traineeIds))
    .execute()

/** Second-level departments, closed ones too: people were there before. */
export const findPastDepartments = (db: Db) =>
  db
    .selectFrom('departments as d')
    .innerJoin('departments as above', 'above.id', 'd.parent_id')
    .select(['d.id', 'd.code', 'd.name', 'd.name_en', 'above.name as parent', 'above.name_en as parent_en'])
    .where('d.level', '=', 2)
    .orderBy('above.sort')
    .orderBy('above.id')
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

export type PastMatch = { scope: BaseScope; keywords?: string | undefined; baseId?: number | undefined }
function matching(db: Db, { scope, keywords, baseId }: PastMatch) {
  let match = traineesIn(db, scope).innerJoin('rotation_blocks as b', 'b.trainee_id', 't.id').where('b.origin', '=', 'past')
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) => e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  return match
}
export const countPast = (db: Db, match: PastMatch) => countRows(matching(db, match))
export const findPastBatch = (db: Db, match: PastMatch, page: Page) =>
  pageOf(
    matching(db, match)
      .innerJoin('departments as d', 'd.id', 'b.department_id')
      .selectAll('b')
      .select(['t.number', 't.real_name', 'd.name as department', 'd.name_en as department_en'])
      .orderBy('t.number')
      .orderBy('b.starts_on'),
    page,
  ).execute()
export const findPastForUpdate = (db: Db, scope: BaseScope, id: number) =>
  traineesIn(db, scope)
    .innerJoin('rotation_blocks as b', 'b.trainee_id', 't.id')
    .selectAll('b')
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst()
