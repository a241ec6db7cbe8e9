import type {
  ItemFilters,
  itemSorts,
  RequirementKind,
} from '@residency/contract/areas/competence/items/item.contract'
import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { validLevels } from '../levels/valid-levels.queries.ts'

const SORTS: SortColumns<(typeof itemSorts)[number]> = {
  name: by.name('i.name'),
  neededLevel: by.column('i.neededLevel'),
  validMonths: by.column('i.validMonths'),
}

export function findItemPage(
  db: Db,
  today: string,
  { keywords, profession, kind, sort, ...page }: ItemFilters,
) {
  let match = db.selectFrom('competenceItems as i')
  if (profession) match = match.where('i.profession', '=', profession)
  if (kind) match = match.where('i.kind', '=', kind)
  if (keywords) match = match.where((e) => isFoundIn(e.ref('i.name'), containing(keywords)))

  return findPage(match, page, (rows) => {
    const listed = rows
      .select(['i.id', 'i.profession', 'i.kind', 'i.name', 'i.neededLevel', 'i.validMonths'])
      .select(['i.status', 'i.version'])
      .select(
        sql<number>`(select count(*)::int from (${validLevels(today)}) v
            where v.item_id = i.id)`.as('holders'),
      )

    return sortedBy(listed, sort, SORTS)
      .orderBy('i.profession')
      .orderBy('i.kind')
      .orderBy('i.name', byPinyin)
      .orderBy('i.id')
  })
}

export const findItemForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('competenceItems')
    .select(['id', 'version', 'neededLevel', 'validMonths', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Requirements of the standards of a profession by kind and name. */
const requirements = (db: Db, profession: Profession) =>
  db
    .selectFrom('standardRequirements as r')
    .innerJoin('standardRows as w', 'w.id', 'r.rowId')
    .innerJoin('standards as s', 's.id', 'w.standardId')
    .innerJoin('majors as m', 'm.id', 's.majorId')
    .where('m.kind', '=', profession)

const MAX = 2000

/** Those that carry no levels yet. */
export const findUnusedRequirements = (db: Db, profession: Profession) =>
  requirements(db, profession)
    .leftJoin('competenceItems as i', (on) =>
      on
        .on('i.profession', '=', profession)
        .onRef('i.kind', '=', 'r.kind')
        .onRef('i.name', '=', 'r.item'),
    )
    .where('i.id', 'is', null)
    .select(['r.kind', 'r.item as name'])
    .groupBy(['r.kind', 'r.item'])
    .orderBy('r.kind')
    .orderBy('r.item', byPinyin)
    .limit(MAX)
    .execute()

type Requirement = { profession: Profession; kind: RequirementKind; name: string }

export const isRequirement = async (db: Db, { profession, kind, name }: Requirement) =>
  (await requirements(db, profession)
    .where('r.kind', '=', kind)
    .where('r.item', '=', name)
    .select('r.id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Items in use, as choices: those that a user observed most since a day come first. */
export const findUsableItems = (db: Db, userId: number, since: string) =>
  db
    .selectFrom('competenceItems as i')
    .select(['i.id', 'i.name', 'i.kind', 'i.profession', 'i.validMonths', 'i.neededLevel'])
    .where('i.status', '=', 1)
    .orderBy(
      sql`(select count(*) from competence_observations o
        where o.observer_id = ${userId} and o.item_id = i.id and o.observed_on >= ${since}::date)`,
      'desc',
    )
    .orderBy('i.kind')
    .orderBy('i.name', byPinyin)
    .orderBy('i.id')
    .execute()

/** An item in use that belongs to a profession. */
export const findUsableItem = (db: Db, id: number, profession: Profession) =>
  db
    .selectFrom('competenceItems')
    .select(['id', 'name', 'validMonths'])
    .where('id', '=', id)
    .where('profession', '=', profession)
    .where('status', '=', 1)
    .executeTakeFirst()

export const findLookupSettings = (db: Db) =>
  db.selectFrom('competenceSettings').selectAll().executeTakeFirstOrThrow()

export const findLookupSettingsForUpdate = (db: Db) =>
  db.selectFrom('competenceSettings').selectAll().forUpdate().executeTakeFirst()
