import type {
  AbsenceFilters,
  absenceSorts,
} from '@residency/contract/areas/rotations/seats/absence.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { traineesIn } from '../../trainees/trainees.public.ts'

const absencesIn = (db: Db, scope: BaseScope) =>
  traineesIn(db, scope).innerJoin('rotationAbsences as a', 'a.traineeId', 't.id')

const sortsIn = (language: Language): SortColumns<(typeof absenceSorts)[number]> => ({
  name: by.name('t.realName'),
  startsOn: by.column('a.startsOn'),
  base: by.label(language, 'bases'),
})

/** One page of days out of rotation, the latest first. */
export function findAbsencePage(
  db: Db,
  scope: BaseScope,
  { baseId, from, keywords, sort }: AbsenceFilters,
  page: Page,
  language: Language,
) {
  let match = absencesIn(db, scope)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (from) match = match.where('a.endsOn', '>=', from)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('t.realName'), words),
        isFoundIn(e.ref('t.number'), words),
        isFoundIn(e.ref('a.reason'), words),
      ]),
    )
  }

  return findPage(match, page, (rows) =>
    sortedBy(rows, sort, sortsIn(language))
      .selectAll('a')
      .select(['t.realName as name', 't.number', 'm.name as major', 'm.nameEn as majorEn'])
      .select(['bases.name as base', 'bases.nameEn as baseEn'])
      .select(sql<number>`a.ends_on - a.starts_on + 1`.as('days'))
      .select(
        sql<
          { name: string; nameEn: string | null }[]
        >`coalesce((select jsonb_agg(distinct jsonb_build_object('name', d.name, 'nameEn', d.name_en))
          from rotation_blocks b join departments d on d.id = b.department_id
          where b.trainee_id = a.trainee_id and b.starts_on <= a.ends_on
            and b.ends_on >= a.starts_on and b.state not in ('passed', 'failed')),
          '[]')`.as('departments'),
      )
      .orderBy('a.startsOn', 'desc')
      .orderBy('a.id', 'desc'),
  )
}

export type AbsenceRecord = Awaited<ReturnType<typeof findAbsencePage>>['rows'][number]

export const findAbsenceForUpdate = (db: Db, scope: BaseScope, id: number) =>
  absencesIn(db, scope).where('a.id', '=', id).selectAll('a').forUpdate('a').executeTakeFirst()

/** Days of a trainee that meet these, without those of one record. */
export const findMeetingAbsence = (
  db: Db,
  traineeId: number,
  from: string,
  until: string,
  without: number,
) =>
  db
    .selectFrom('rotationAbsences')
    .select(['startsOn', 'endsOn'])
    .where('traineeId', '=', traineeId)
    .where('startsOn', '<=', until)
    .where('endsOn', '>=', from)
    .where('id', '!=', without)
    .orderBy('startsOn')
    .limit(1)
    .executeTakeFirst()
