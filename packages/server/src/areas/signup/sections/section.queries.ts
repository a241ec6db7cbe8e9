import type { Section } from '@residency/contract/areas/signup/section.public'
import type { Db } from '../../../platform/db/pool.ts'

/** Studies of sign-ups, the lowest level first within each. */
export const findEducations = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registration_educations as e')
    .leftJoin('schools as s', 's.id', 'e.school_id')
    .selectAll('e')
    .select('s.name as school_name')
    .where('e.registration_id', 'in', [0, ...registrationIds])
    .orderBy('e.registration_id')
    .orderBy((b) => b.fn('array_position', [b.val(['junior', 'undergraduate', 'master', 'doctor']), 'e.level']))
    .execute()
export type EducationRow = Awaited<ReturnType<typeof findEducations>>[number]

/** Entries of the lists, in the order they were added. */
export const findEntries = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registration_entries')
    .selectAll()
    .where('registration_id', 'in', [0, ...registrationIds])
    .orderBy('id')
    .execute()
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** What was sent back and is not handed in again yet. */
export const findOpenReturns = (db: Db, registrationId: number) =>
  db
    .selectFrom('registration_returns')
    .select(['section', 'reason', 'returned_at'])
    .where('registration_id', '=', registrationId)
    .where('mended_at', 'is', null)
    .orderBy('id')
    .execute()

/** What a kind of trainee must fill in, beyond what everybody must. */
export const findRequired = async (db: Db, intakeId: number, traineeKind: string) =>
  (
    await db
      .selectFrom('intake_requirements')
      .select('section')
      .where('intake_id', '=', intakeId)
      .where('trainee_kind', '=', traineeKind)
      .execute()
  ).map((row) => row.section as Section)

/** Fields that the office has called core. */
export const findCoreFields = async (db: Db) =>
  (await db.selectFrom('core_fields').select('field').where('is_core', '=', true).orderBy('field').execute()).map((row) => row.field)

/** The conditions of the offers chosen, the first choice first. */
export const findChoiceConditions = (db: Db, registrationId: number) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .select(['o.id as offer_id', 'o.min_education', 'o.max_age', 'o.certificates', 'o.trainee_kinds'])
    .where('c.registration_id', '=', registrationId)
    .orderBy('c.rank')
    .execute()
export type ChoiceConditions = Awaited<ReturnType<typeof findChoiceConditions>>[number]

/** What every offer of an intake asks of applicants. */
export const findConditionsOf = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers')
    .select(['id', 'min_education', 'max_age', 'certificates', 'trainee_kinds'])
    .where('intake_id', '=', intakeId)
    .execute()

/** Intakes that take sign-ups at this instant, the newest first. */
export const findOpenIntakes = (db: Db, now: Date) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('state', '=', 'open')
    .where('sign_up_from', '<=', now)
    .where('sign_up_until', '>', now)
    .orderBy('sign_up_from', 'desc')
    .execute()

/** Why the office bars somebody with one of these card hashes; `today` is a day in Asia/Shanghai. */
export const findBarred = (db: Db, hashes: readonly string[], today: string) =>
  db
    .selectFrom('barred_people')
    .select('reason')
    .where('id_card_hash', 'in', ['', ...hashes])
    .where((e) => e.or([e('until', 'is', null), e('until', '>=', today)]))
    .executeTakeFirst()

/** Whether this person, by account or card, is a trainee by another sign-up than this one. */
export const isInTraining = async (db: Db, r: { id: number; user_id: number }, hashes: readonly string[]) =>
  (await db
    .selectFrom('trainees as t')
    .innerJoin('registrations as r', 'r.id', 't.registration_id')
    .select('t.id')
    .where('t.registration_id', '!=', r.id)
    .where((e) => e.or([e('t.user_id', '=', r.user_id), e('r.id_card_hash', 'in', ['', ...hashes])]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The sign-up of a study or an entry, for whoever asks to read its files. */
export const findRegistrationOf = async (db: Db, table: 'registration_educations' | 'registration_entries', id: number) =>
  (await db.selectFrom(table).select('registration_id').where('id', '=', id).executeTakeFirst())?.registration_id
