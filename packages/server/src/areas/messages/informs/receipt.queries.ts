import type { ReceiptFilters } from '@residency/contract/areas/messages/informs/inform.contract'
import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { addressed } from '../recipients/people.queries.ts'
import type { Reach } from '../recipients/recipient.policy.ts'

/** Fixes the recipients of an inform, in one statement. Answers whom it has. */
export async function insertRecipients(db: Db, informId: number, choice: RecipientChoice, reach: Reach, today: string) {
  const { rows } = await sql<{ user_id: number }>`insert into message_inform_people (inform_id, user_id)
    select ${informId}::bigint, a.id from (${addressed(choice, reach, today)}) a returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
/** Who has not done what an inform asks of them. */
export const findOpenIds = async (db: Db, informId: number, isUrgent: boolean): Promise<number[]> =>
  (
    await db
      .selectFrom('message_inform_people')
      .select('user_id')
      .where('inform_id', '=', informId)
      .where(isUrgent ? 'confirmed_at' : 'read_at', 'is', null)
      .execute()
  ).map(({ user_id }) => user_id)
export const findRecipientIds = async (db: Db, informId: number): Promise<number[]> =>
  (await db.selectFrom('message_inform_people').select('user_id').where('inform_id', '=', informId).execute()).map(({ user_id }) => user_id)

const name = sql<string>`coalesce(u.real_name, u.nickname)`
const number = sql<string>`coalesce(u.chest_arr_num, u.username)`
type Match = { informId: number; stand?: ReceiptFilters['stand']; keywords?: string | undefined }
function matching(db: Db, { informId, stand, keywords }: Match) {
  let match = db
    .selectFrom('message_inform_people as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('message_informs as i', 'i.id', 'p.inform_id')
    .where('p.inform_id', '=', informId)
  if (stand === 'unread') match = match.where('p.read_at', 'is', null)
  if (stand === 'read') match = match.where('p.read_at', 'is not', null)
  if (stand === 'toConfirm') match = match.where('i.is_urgent', '=', true).where('p.confirmed_at', 'is', null)
  if (stand === 'confirmed') match = match.where('p.confirmed_at', 'is not', null)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isFoundIn(name, words), isFoundIn(e.ref('u.chest_arr_num'), words), isFoundIn(e.ref('u.username'), words)]),
    )
  }
  return match
}
const shown = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.department_id')
    .select(['p.user_id as id', 'p.read_at', 'p.confirmed_at', 'i.title', 'i.is_urgent', 'd.name as department'])
    .select(['d.name_en as department_en', name.as('name'), number.as('number')])
export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>
/** Recipients, those first who have not done what is asked of them. */
const inOrder = (rows: ReturnType<typeof shown>) =>
  rows.orderBy(sql`p.confirmed_at is not null`).orderBy(sql`p.read_at is not null`).orderBy(name, byPinyin).orderBy('p.user_id')
export const findReceiptPage = (db: Db, match: Match, page: Page) => findPage(matching(db, match), page, (rows) => inOrder(shown(rows)))
export const countReceipts = (db: Db, match: Match) => countRows(matching(db, match))
export const findReceiptBatch = (db: Db, match: Match, page: Page) => pageOf(inOrder(shown(matching(db, match))), page).execute()
