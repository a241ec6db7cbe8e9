import type {
  ReceiptFilters,
  receiptSorts,
} from '@residency/contract/areas/messages/informs/inform.contract'
import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isPersonFoundBy, numberOfAccount } from '../../accounts/accounts.public.ts'
import { addressed } from '../recipients/people.queries.ts'
import type { Reach } from '../recipients/recipient.policy.ts'

/** Fixes the recipients of an inform, in one statement. Answers whom it has. */
export async function insertRecipients(
  db: Db,
  informId: number,
  choice: RecipientChoice,
  reach: Reach,
  today: string,
) {
  const { rows } = await sql<{
    userId: number
  }>`insert into message_inform_people (inform_id, user_id)
    select ${informId}::bigint, a.id from (${addressed(choice, reach, today)}) a
    returning user_id`.execute(db)

  return rows.map(({ userId }) => userId)
}

/** Who has not done what an inform asks of them. */
export const findOpenIds = async (db: Db, informId: number, isUrgent: boolean): Promise<number[]> =>
  (
    await db
      .selectFrom('messageInformPeople')
      .select('userId')
      .where('informId', '=', informId)
      .where(isUrgent ? 'confirmedAt' : 'readAt', 'is', null)
      .execute()
  ).map(({ userId }) => userId)

export const findRecipientIds = async (db: Db, informId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('messageInformPeople')
      .select('userId')
      .where('informId', '=', informId)
      .execute()
  ).map(({ userId }) => userId)

const name = sql<string>`u.display_name`
const number = numberOfAccount('u')
type ReceiptStatus = NonNullable<ReceiptFilters['status']>
type Match = { informId: number; status?: ReceiptStatus | undefined; keywords?: string | undefined }

/** How far a recipient is, as `receiptStatusOf` says of one that was read. */
const receiptStatus = sql<ReceiptStatus>`case when p.confirmed_at is not null then 'confirmed'
  when p.read_at is null then 'unread' when i.is_urgent then 'toConfirm' else 'read' end`

function matching(db: Db, { informId, status, keywords }: Match) {
  let match = db
    .selectFrom('messageInformPeople as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('messageInforms as i', 'i.id', 'p.informId')
    .where('p.informId', '=', informId)

  if (status) match = match.where(receiptStatus, '=', status)

  if (keywords) match = match.where(isPersonFoundBy('u', keywords))

  return match
}

const selectColumns = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select([
      'p.userId as id',
      'p.readAt',
      'p.confirmedAt',
      'i.title',
      'i.isUrgent',
      'd.name as department',
    ])
    .select(['d.nameEn as departmentEn', name.as('name'), number.as('number')])

export type ReceiptRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** Recipients, those first who have not done what is asked of them. */
const inOrder = (rows: ReturnType<typeof selectColumns>) =>
  rows
    .orderBy(sql`p.confirmed_at is not null`)
    .orderBy(sql`p.read_at is not null`)
    .orderBy(name, byPinyin)
    .orderBy('p.userId')

const sortsIn = (language: Language): SortColumns<(typeof receiptSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  readAt: by.column('p.readAt'),
  confirmedAt: by.column('p.confirmedAt'),
})

export const findReceiptPage = (
  db: Db,
  match: Match & Pick<ReceiptFilters, 'sort'>,
  page: Page,
  language: Language,
) =>
  findPage(matching(db, match), page, (rows) =>
    inOrder(sortedBy(selectColumns(rows), match.sort, sortsIn(language))),
  )

export const countReceipts = (db: Db, match: Match) => countRows(matching(db, match))

export const findReceiptBatch = (db: Db, match: Match, page: Page) =>
  pageOf(inOrder(selectColumns(matching(db, match))), page).execute()
