import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, anyText, isOneOfCodes } from '../../../platform/db/patterns.ts'
import { type BaseScope, secondLevelDepartments } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy, traineesIn } from '../../trainees/trainees.public.ts'

/** Trainees in scope by id, number, job number or keyed hash of the ID card. */
export const findPastTrainees = (
  db: Db,
  scope: BaseScope,
  ids: readonly number[],
  names: readonly string[],
  hashes: readonly string[],
) =>
  traineesIn(db, scope)
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.number', 't.startsOn', 'u.chestArrNum', 'u.idCardHash'])
    .where((e) =>
      e.or([
        e('t.id', '=', anyId(ids)),
        isOneOfCodes(e.ref('t.number'), names),
        isOneOfCodes(e.ref('u.chestArrNum'), names),
        e('u.idCardHash', '=', anyText(hashes)),
      ]),
    )
    .execute()

export type PastTrainee = Awaited<ReturnType<typeof findPastTrainees>>[number]

/** Days of the stays of these trainees. */
export const findStoredSpans = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotationBlocks')
    .select(['traineeId', 'startsOn as from', 'endsOn as until'])
    .where('traineeId', '=', anyId(traineeIds))
    .execute()

/** Closed ones too: people were there before. */
export const findPastDepartments = (db: Db) => secondLevelDepartments(db).execute()

export type PastMatch = {
  scope: BaseScope
  keywords?: string | undefined
  baseId?: number | undefined
}

function matching(db: Db, { scope, keywords, baseId }: PastMatch) {
  let match = traineesIn(db, scope)
    .innerJoin('rotationBlocks as b', 'b.traineeId', 't.id')
    .where('b.origin', '=', 'past')
  if (baseId) match = match.where('bases.id', '=', baseId)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

export const countPast = (db: Db, match: PastMatch) => countRows(matching(db, match))

export const findPastBatch = (db: Db, match: PastMatch, page: Page) =>
  pageOf(
    matching(db, match)
      .innerJoin('departments as d', 'd.id', 'b.departmentId')
      .selectAll('b')
      .select(['t.number', 't.realName', 'd.name as department', 'd.nameEn as departmentEn'])
      // stays of the past end in one of these
      .$narrowType<{ state: 'passed' | 'failed' }>()
      .orderBy('t.number')
      .orderBy('b.startsOn'),
    page,
  ).execute()

export const findPastForUpdate = (db: Db, scope: BaseScope, id: number) =>
  traineesIn(db, scope)
    .innerJoin('rotationBlocks as b', 'b.traineeId', 't.id')
    .selectAll('b')
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst()
