import { type ExpressionBuilder, sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

/** Trainees with account, file, and the study of their highest education. */
const files = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .innerJoin('training_units as n', 'n.id', 't.training_unit_id')
    .leftJoin('trainee_files as f', 'f.trainee_id', 't.id')
    .leftJoin('trainee_entries as s', (join) =>
      join.onRef('s.trainee_id', '=', 't.id').on('s.section', '=', 'education').onRef('s.level', '=', 't.education'),
    )
    .select(['t.id', 't.user_id', 't.number', 't.real_name', 't.education', 't.registration_id', 't.starts_on', 't.planned_end'])
    .select(['u.mobile_sealed', 'u.id_card_sealed', 'm.name as major', 'm.name_en as major_en', 'n.name as unit', 'n.name_en as unit_en'])
    .select(['bases.name as base', 'bases.name_en as base_en', 't.trainee_kind'])
    .select(['f.gender', 'f.birth_date', 'f.ethnic_code', 'f.marital_status', 'f.political_status', 'f.region_code', 'u.email'])
    .select(['f.address_sealed', 'f.contact_name', 'f.contact_mobile_sealed', 'f.bank_name', 'f.bank_account_sealed'])
    .select(sql<number>`coalesce(f.version, 1)`.as('version'))
    .select(sql<string | null>`s.data ->> 'degree'`.as('degree'))
    .select(sql<string | null>`s.data ->> 'school'`.as('graduation_school'))
    .select(sql<string | null>`s.data ->> 'major'`.as('study_major'))
export type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>

export const findFileOf = (db: Db, userId: number) => files(db).where('t.user_id', '=', userId).executeTakeFirst()
export const findFile = (db: Db, scope: BaseScope, traineeId: number) =>
  files(db)
    .where('t.id', '=', traineeId)
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    .executeTakeFirst()
/** Files of trainees, who are locked in one order: whoever writes to a file holds its trainee. */
export const findFilesForUpdate = (db: Db, traineeIds: readonly number[]) =>
  files(db).where('t.id', '=', anyId(traineeIds)).orderBy('t.id').forUpdate('t').execute()
export const findOwnFileForUpdate = (db: Db, userId: number) => files(db).where('t.user_id', '=', userId).forUpdate('t').executeTakeFirst()
export const findFiles = (db: Db, traineeIds: readonly number[]) => files(db).where('t.id', '=', anyId(traineeIds)).execute()

/** Entries of a file, in the order they were added; studies by their level. */
export const findFileEntries = (db: Db, traineeId: number) =>
  db
    .selectFrom('trainee_entries')
    .select(['id', 'section', 'level', 'data', 'version'])
    .where('trainee_id', '=', traineeId)
    .orderBy((b) => b.fn('array_position', [b.val(['junior', 'undergraduate', 'master', 'doctor']), 'level']))
    .orderBy('id')
    .execute()
export const findEntryForUpdate = (db: Db, traineeId: number, id: number) =>
  db.selectFrom('trainee_entries').selectAll().where('trainee_id', '=', traineeId).where('id', '=', id).forUpdate().executeTakeFirst()
export const countEntries = async (db: Db, traineeId: number, section: ColumnValue<'trainee_entries', 'section'>) =>
  (
    await db
      .selectFrom('trainee_entries')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('trainee_id', '=', traineeId)
      .where('section', '=', section)
      .executeTakeFirstOrThrow()
  ).count
/** Whose file an entry is of. */
export const findTraineeOfEntry = (db: Db, id: number) =>
  db
    .selectFrom('trainee_entries as e')
    .innerJoin('trainees as t', 't.id', 'e.trainee_id')
    .select(['t.id', 't.user_id'])
    .where('e.id', '=', id)
    .executeTakeFirst()

/** Which facts change by request only, and which of those need papers. */
export const findFieldRules = (db: Db) => db.selectFrom('trainee_protected_fields').selectAll().execute()
/** Facts of a trainee that a request waits for. */
export const findOpenFields = async (db: Db, traineeId: number) =>
  new Set(
    (
      await db.selectFrom('trainee_changes').select('field').where('trainee_id', '=', traineeId).where('state', '=', 'submitted').execute()
    ).map(({ field }) => field),
  )
