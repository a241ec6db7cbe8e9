import type { ConcernKind } from '@residency/contract/areas/messages/concerns/sender.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { departmentNameIn, hasReader } from './concern-scope.queries.ts'

/** Departments in which people work, by name; the tops are units. */
export const findDepartmentChoices = (db: Db, language: Language) =>
  db
    .selectFrom('departments as d')
    .select(['d.id', departmentNameIn(language).as('name')])
    .where('d.status', '=', 1)
    .where('d.level', '>', 0)
    .orderBy('d.name', byPinyin)
    .orderBy('d.id')
    .execute()

export const findDepartmentInUse = (db: Db, id: number) =>
  db
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst()

/** How many came in on a day: the limit of the whole installation, without a counter's time. */
export const countConcernsOf = (db: Db, day: string) =>
  countRows(db.selectFrom('concerns').where('receivedOn', '=', day))

export const countMessagesOf = (db: Db, day: string) =>
  countRows(
    db.selectFrom('concernMessages').where('saidOn', '=', day).where('isOfSender', '=', true),
  )

export const countPicturesOf = (db: Db, day: string) =>
  countRows(db.selectFrom('concernPictures').where('saidOn', '=', day))

export const findConcernByCode = (db: Db, language: Language, codeHash: Buffer) =>
  db
    .selectFrom('concerns as c')
    .leftJoin('departments as d', 'd.id', 'c.departmentId')
    .select([
      'c.id',
      'c.state',
      'c.receivedOn',
      departmentNameIn<string | null>(language).as('department'),
    ])
    .select([
      sql<ConcernKind>`c.kind`.as('kind'),
      sql<number>`(select count(*)::int from concern_pictures p where p.concern_id = c.id)`.as(
        'pictures',
      ),
      hasReader.as('hasReader'),
      sql<boolean>`c.hidden_from <> '{}'`.as('isHidden'),
      sql<boolean>`c.opened_on is not null`.as('isOpening'),
    ])
    .where('c.codeHash', '=', codeHash)
    .executeTakeFirst()
