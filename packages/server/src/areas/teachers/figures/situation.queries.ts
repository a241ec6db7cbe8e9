import type {
  IndicatorKey,
  SituationPeopleFilters,
  situationPeopleSorts,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Stay, StaySource } from '../../../platform/area.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope, isOfOwnBase } from '../../organisation/organisation.public.ts'
import type { FigureScope } from './situation.policy.ts'

/**
 * Whether the teacher in `l` isFoundIn a certificate that counts as trained and has not expired.
 */
const isTrained = (today: string) =>
  sql<boolean>`exists (select from teacher_certificates c where c.user_id = l.user_id
    and c.kind in (select unnest(certificate_kinds) from teacher_indicators
        where key = 'trainedShare')
    and (c.valid_until is null or c.valid_until >= ${today}))`

/** The title a review has seen last. */
const TITLE = sql<string>`coalesce(p.title, q.title)`

/**
 * Everybody in the library whom the reader counts; where they teach is the library's department.
 */
const counted = (db: Db, { scope, baseId }: FigureScope) =>
  db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .where(isInOrgScope(scope, 'q.baseId', 'l.departmentId'))
    .$if(baseId !== undefined, (rows) => rows.where('q.baseId', '=', baseId!))

/** Teachers by base, department, level and title: one statement, however many they are. */
export const findCells = (db: Db, who: FigureScope, today: string) =>
  counted(db, who)
    .leftJoin('teacherProfiles as p', 'p.userId', 'l.userId')
    .select(['q.baseId', 'l.departmentId', 'q.level', TITLE.as('title')])
    .select(sql<number>`count(*)::int`.as('teachers'))
    .select(sql<number>`(count(*) filter (where ${isTrained(today)}))::int`.as('trained'))
    .groupBy(['q.baseId', 'l.departmentId', 'q.level', TITLE])
    .execute()

/**
 * Departments in which trainees train: in use, of an enabled base, with nothing below them, and not
 * closed to trainees (capacity 0). A department of two bases occurs once for each.
 */
export async function findRooms(db: Db, { scope, baseId }: FigureScope) {
  const { rows } = await sql<{ id: number; baseId: number }>`
    select * from (
      select distinct d.id, b.id as base_id from bases b
      join base_departments bd on bd.base_id = b.id
      join departments top on top.id = bd.department_id
      join departments d on starts_with(d.tree_path, top.tree_path)
      where b.status = 1 and ${baseId === undefined ? sql`true` : sql`b.id = ${baseId}`}
        and d.capacity is distinct from 0
        and not exists (select from departments above where above.status = 0
            and starts_with(d.tree_path, above.tree_path))
        and not exists (select from departments below where below.parent_id = d.id
            and below.status = 1)) room
    where ${isInOrgScope(scope, 'room.baseId', 'room.id')}`.execute(db)

  return rows
}

/** How many trainees each counted teacher who supervises somebody today supervises. */
export async function countSupervised(
  db: Db,
  who: FigureScope,
  stays: StaySource,
  today: string,
): Promise<number[]> {
  const rows = await counted(db, who)
    .innerJoin(sql<Stay>`(${stays(today, today)})`.as('stay'), 'stay.supervisorId', 'l.userId')
    .select(sql<number>`count(distinct stay.trainee_id)::int`.as('trainees'))
    .groupBy('l.userId')
    .execute()

  return rows.map(({ trainees }) => trainees)
}

/** Enabled bases whose trainees the reader counts. */
export const findCountedBases = (db: Db, { scope, baseId }: FigureScope) =>
  db
    .selectFrom('bases as b')
    .select(['b.id'])
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .$if(baseId !== undefined, (rows) => rows.where('b.id', '=', baseId!))
    .execute()

export async function findNames(db: Db) {
  const [bases, departments] = await Promise.all([
    db.selectFrom('bases').select(['id', 'name', 'nameEn']).execute(),
    db.selectFrom('departments').select(['id', 'name', 'nameEn']).execute(),
  ])

  return { bases, departments }
}

export const findIndicators = (db: Db) =>
  db.selectFrom('teacherIndicators').selectAll().orderBy('key').execute()

export const findIndicatorForUpdate = (db: Db, key: IndicatorKey) =>
  db
    .selectFrom('teacherIndicators')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()

/** The last recorded month before a day, with what the reader counts of it. */
export async function findMonthBefore(db: Db, { scope, baseId }: FigureScope, month: string) {
  const { rows } = await sql<{ month: string; teachers: number; core: number; trained: number }>`
    select month, sum(teachers)::int as teachers, sum(core)::int as core,
      sum(trained)::int as trained from teacher_situation_months s
    where month = (select max(month) from teacher_situation_months where month < ${month})
      and ${baseId === undefined ? sql`true` : sql`s.base_id = ${baseId}`}
      and ${isInOrgScope(scope, 's.baseId', 's.departmentId')}
    group by month`.execute(db)

  return rows[0]
}

const sortsIn = (language: Language): SortColumns<(typeof situationPeopleSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  base: by.label(language, 'b'),
  number: by.column('q.number'),
  validUntil: by.column('q.validUntil'),
})

/** One page of the teachers behind a figure. */
export function findPeople(
  db: Db,
  who: FigureScope,
  filters: SituationPeopleFilters,
  today: string,
  language: Language,
) {
  let match = counted(db, who)
    .innerJoin('users as u', 'u.id', 'l.userId')
    .leftJoin('teacherProfiles as p', 'p.userId', 'l.userId')
  if (filters.departmentId) match = match.where('l.departmentId', '=', filters.departmentId)
  if (filters.level) match = match.where('q.level', '=', filters.level)
  if (filters.title) match = match.where(TITLE, '=', filters.title)

  if (filters.trained)
    match = match.where(
      filters.trained === '1' ? isTrained(today) : sql<boolean>`not ${isTrained(today)}`,
    )

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('q.number'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, sortsIn(language))
      .innerJoin('bases as b', 'b.id', 'q.baseId')
      .innerJoin('departments as d', 'd.id', 'l.departmentId')
      .select(['l.id', 'l.userId', TITLE.as('title'), 'q.level', 'q.number', 'q.validUntil'])
      .select('u.displayName as name')
      .select([
        'b.name as base',
        'b.nameEn as baseEn',
        'd.name as department',
        'd.nameEn as departmentEn',
      ])
      .select(isTrained(today).as('isTrained'))
      .orderBy('l.departmentId')
      .orderBy('l.id'),
  )
}
