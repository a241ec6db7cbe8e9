import type {
  GrantFilters,
  grantSorts,
} from '@residency/contract/areas/competence/levels/level.contract'
import { TWO_PEOPLE_FROM } from '@residency/contract/areas/competence/levels/level.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope } from '../../organisation/organisation.public.ts'
import { isOnBooks, isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { isVisibleTrainee } from '../charge.queries.ts'
import type { LevelScope } from '../competence.policy.ts'

export type GrantMatch = Omit<GrantFilters, 'pageNum' | 'pageSize'> & {
  scope: LevelScope

  /** The reader may decide: what waits for them comes first. */
  mayDecide: boolean

  /** Whose proposals of higher levels another person decides; 0: nobody’s. */
  firstId: number
}

const grantsIn = (db: Db, scope: LevelScope) =>
  db
    .selectFrom('competenceGrants as g')
    .innerJoin('trainees as t', 't.id', 'g.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('competenceItems as i', 'i.id', 'g.itemId')
    .innerJoin('departments as d', 'd.id', 'g.departmentId')
    .where(isVisibleTrainee(scope))

const isOfDepartment = ({ scope, isStaff }: LevelScope): RawBuilder<boolean> =>
  sql<boolean>`(${sql.lit(isStaff)} and ${isInOrgScope(scope, 'm.baseId', 'g.departmentId')})`

/** No later decision about the item of `g`. */
export const isCurrent = sql<boolean>`not exists (select from competence_grants x
    where x.trainee_id = g.trainee_id and x.item_id = g.item_id
  and x.granted_at is not null and (x.granted_at, x.id) > (g.granted_at, g.id))`

const nameOf = (userId: RawBuilder<unknown>) =>
  sql<string | null>`(select u.display_name from users u where u.id = ${userId})`

const selectColumns = (match: ReturnType<typeof grantsIn>, scope: LevelScope, language: Language) =>
  match
    .select(['g.id', 'g.traineeId', 'g.itemId', 'g.departmentId', 'g.level', 'g.basis'])
    .select(['g.validUntil', 'g.state', 'g.reason', 'g.proposedBy', 'g.grantedBy', 'g.grantedAt'])
    .select(['g.createdAt', 'g.version', 't.realName as name', 't.number', 't.userId'])
    .select(['i.name as item', 'i.validMonths'])
    .select(sql<boolean>`(i.status = 1 and i.profession = m.kind)`.as('isItemInUse'))
    .select(isOnBooks('t').as('isOnBooks'))
    .select(
      labelIn(language, sql<string>`d.name`, sql<string>`coalesce(d.name_en, d.name)`).as(
        'department',
      ),
    )
    .select([
      isCurrent.as('isCurrent'),
      isOfDepartment(scope).as('isDepartment'),
      nameOf(sql`g.proposed_by`).as('proposer'),
      nameOf(sql`g.granted_by`).as('granter'),
    ])

export type GrantRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const waits = ({ scope, mayDecide, firstId }: GrantMatch) =>
  sql<boolean>`(${sql.lit(mayDecide)} and g.state = 'proposed' and t.user_id <> ${scope.userId} and ${isOfDepartment(scope)}
    and not (g.level >= ${TWO_PEOPLE_FROM} and g.proposed_by = ${firstId}))`

function matching(db: Db, match: GrantMatch) {
  const { scope, state, level, keywords } = match
  let rows = grantsIn(db, scope)
  if (state) rows = rows.where('g.state', '=', state)
  if (level) rows = rows.where('g.level', '=', level)
  if (match.waiting) rows = rows.where(waits(match))

  if (keywords) {
    const words = containing(keywords)
    rows = rows.where((e) =>
      e.or([isTraineeFoundBy('t', keywords), isFoundIn(e.ref('i.name'), words)]),
    )
  }

  return rows
}

const SORTS: SortColumns<(typeof grantSorts)[number]> = {
  name: by.name('t.realName'),
  item: by.name('i.name'),
  level: by.column('g.level'),
  validUntil: by.column('g.validUntil'),
  proposer: sql`${nameOf(sql`g.proposed_by`)} collate pinyin`,
  granter: sql`${nameOf(sql`g.granted_by`)} collate pinyin`,
  createTime: by.column('g.createdAt'),
}

/** One page, those that wait for the reader first. */
export const findGrantPage = (db: Db, language: Language, match: GrantMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => {
    const selected = sortedBy(selectColumns(rows, match.scope, language), match.sort, SORTS)
    const first = match.mayDecide ? selected.orderBy(waits(match), 'desc') : selected
    return first.orderBy('g.createdAt', 'desc').orderBy('g.id', 'desc')
  })

export const countGrants = (db: Db, match: GrantMatch) => countRows(matching(db, match))

export const findGrant = (db: Db, language: Language, scope: LevelScope, id: number) =>
  selectColumns(grantsIn(db, scope), scope, language).where('g.id', '=', id).executeTakeFirst()

/**
 * Levels in scope. All levels of the same trainee and item are locked in one order: of two decisions
 * at once the second sees what the first has written.
 */
export async function findGrantsForUpdate(
  db: Db,
  language: Language,
  scope: LevelScope,
  ids: readonly number[],
): Promise<GrantRow[]> {
  await sql`select id from competence_grants where (trainee_id, item_id) in
    (select trainee_id, item_id from competence_grants where id = ${anyId(ids)})
      order by id for update`.execute(db)

  return selectColumns(grantsIn(db, scope), scope, language)
    .where('g.id', '=', anyId(ids))
    .orderBy('g.id')
    .execute()
}

/** All levels of the trainee and item of one, the latest first. */
export const findHistoryOf = (
  db: Db,
  { traineeId, itemId }: { traineeId: number; itemId: number },
) =>
  db
    .selectFrom('competenceGrants')
    .select(['id', 'level', 'state', 'grantedAt', 'validUntil'])
    .where('traineeId', '=', traineeId)
    .where('itemId', '=', itemId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
