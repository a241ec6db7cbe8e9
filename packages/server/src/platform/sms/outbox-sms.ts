import { sql } from 'kysely'
import type { FieldCrypto } from '../crypto/fields.ts'
import type { Db } from '../db/connect/pool.ts'
import type { Sms } from './sms.ts'

/**
 * Stores encrypted messages instead of sending them: for installations without a carrier, demos and
 * tests.
 */
export const outboxSms = (db: Db, fields: FieldCrypto): Sms => ({
  async send({ purpose, mobile, text }) {
    const next = await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('sms_outbox', 'id')) as id`.execute(db)
    const row = next.rows[0]!.id
    const seal = (column: string, value: string) =>
      fields.sealCell({ table: 'sms_outbox', column, row }, value)!

    await db
      .insertInto('smsOutbox')
      .values({
        id: row,
        purpose,
        mobileSealed: seal('mobile', mobile),
        textSealed: seal('text', text),
      })
      .execute()
  },
})
