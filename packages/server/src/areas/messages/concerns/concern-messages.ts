import { concernErrors as errors } from '@residency/contract/areas/messages/concerns/access'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { randomId } from './concern.rules.ts'
import { isShown } from './concern-scope.queries.ts'

const MAX_MESSAGES = 60
const cell = (row: number) => ({ table: 'concern_messages', column: 'text', row })

/** Adds a message to a concern whose writers wait for each other, sealed, with its day only. */
export async function addMessage(
  tx: Pick<Ctx, 'db' | 'fields' | 'now'>,
  concernId: number,
  text: string,
  isOfSender: boolean,
) {
  const count = await countRows(
    tx.db.selectFrom('concernMessages').where('concernId', '=', concernId),
  )

  // the last place is kept for an answer
  if (count >= (isOfSender ? MAX_MESSAGES - 1 : MAX_MESSAGES)) throw fail(errors.concernFull)

  const id = randomId()

  await tx.db
    .insertInto('concernMessages')
    .values({
      id,
      concernId,
      place: count + 1,
      isOfSender,
      textSealed: tx.fields.sealCell(cell(id), text)!,
      saidOn: dayInChina(tx.now()),
    })
    .execute()
}

/**
 * The messages of a concern, the first one first; within a day answers come before what the sender
 * wrote. Readers see what the sender wrote from the next day's announcement on.
 */
export const readMessages = async (
  db: Db,
  fields: FieldCrypto,
  concernId: number,
  by: 'sender' | 'reader',
) =>
  (
    await db
      .selectFrom('concernMessages')
      .select(['id', 'isOfSender', 'textSealed', 'saidOn'])
      .where('concernId', '=', concernId)
      .$if(by === 'reader', (all) =>
        all.where(sql<boolean>`(not is_of_sender or ${isShown('said_on')})`),
      )
      .orderBy('saidOn')
      .orderBy('isOfSender')
      .orderBy('place')
      .execute()
  ).map(({ id, isOfSender, textSealed, saidOn }) => ({
    isOfSender,
    text: fields.openCell(cell(id), textSealed)!,
    saidOn,
  }))
