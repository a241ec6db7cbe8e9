import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/pool.ts'

type Tools = { fields: FieldCrypto; now: Date; userIds: ReadonlyMap<string, number> }

/** The demo hospital's intake of the year, open for sixty days, with an offer for every major at the main hospital, and one sign-up waiting for its base. */
export async function fillSignupDemo(db: Db, { fields, now, userIds }: Tools) {
  const year = now.getUTCFullYear()
  const days = (n: number) => new Date(now.getTime() + n * 86_400_000)
  const intake = await db
    .insertInto('intakes')
    .values({
      year,
      name: `${year} 年度招生`,
      state: 'open',
      trainee_kinds: ['open', 'sponsored', 'degree', 'partner'],
      sign_up_from: days(-10),
      sign_up_until: days(60),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unit = await db.selectFrom('training_units').select('id').where('kind', '=', 'main').executeTakeFirstOrThrow()
  const majors = await db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.base_id')
    .select(['majors.id', 'bases.code as base'])
    .where('majors.status', '=', 1)
    .orderBy('majors.id')
    .execute()
  const offers = await db
    .insertInto('offers')
    .values(majors.map((m, i) => ({ intake_id: intake.id, major_id: m.id, training_unit_id: unit.id, quota: 4 + (i % 3) * 2 })))
    .returning('id')
    .execute()

  const userId = userIds.get('applicant2')!
  const { id } = await db
    .insertInto('registrations')
    .values({
      intake_id: intake.id,
      user_id: userId,
      state: 'submitted',
      trainee_kind: 'open',
      real_name: '刘子墨',
      gender: 1,
      birth_date: '2000-08-15',
      ethnic_code: '01',
      region_code: '510107',
      school_other: '江城大学',
      email: 'applicant2@example.org',
      submitted_at: days(-1),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seal = (column: string, value: string) => fields.sealCell({ table: 'registrations', column, row: id }, value)
  await db
    .updateTable('registrations')
    .set({
      id_card_sealed: seal('id_card', '510107200008151230'),
      id_card_hash: fields.hashOf('idCard', '510107200008151230'),
      mobile_sealed: seal('mobile', '13800000013'),
      mobile_hash: fields.hashOf('mobile', '13800000013'),
    })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('registration_choices')
    .values(offers.slice(0, 2).map((o, i) => ({ registration_id: id, rank: i + 1, offer_id: o.id })))
    .execute()
}
