import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

/** Trainees with account, file, and the study of their highest education. */
const files = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .innerJoin('trainingUnits as n', 'n.id', 't.trainingUnitId')
    .leftJoin('traineeFiles as f', 'f.traineeId', 't.id')
    .leftJoin('traineeEntries as s', (join) =>
      join
        .onRef('s.traineeId', '=', 't.id')
        .on('s.section', '=', 'education')
        .onRef('s.level', '=', 't.education'),
    )
    .select([
      't.id',
      't.userId',
      't.number',
      't.realName',
      't.education',
      't.registrationId',
      't.startsOn',
      't.plannedEnd',
    ])
    .select([
      'u.mobileSealed',
      'u.idCardSealed',
      'm.name as major',
      'm.nameEn as majorEn',
      'n.name as unit',
      'n.nameEn as unitEn',
    ])
    .select(['bases.name as base', 'bases.nameEn as baseEn', 't.traineeKind'])
    .select([
      'u.gender',
      'f.birthDate',
      'f.ethnicCode',
      'f.maritalStatus',
      'f.politicalStatus',
      'f.regionCode',
      'u.email',
    ])
    .select([
      'f.addressSealed',
      'f.contactName',
      'f.contactMobileSealed',
      'f.bankName',
      'f.bankAccountSealed',
    ])
    .select(sql<number>`coalesce(f.version, 1)`.as('version'))
    .select(sql<string | null>`s.data ->> 'degree'`.as('degree'))
    .select(sql<string | null>`s.data ->> 'school'`.as('graduationSchool'))
    .select(sql<string | null>`s.data ->> 'major'`.as('studyMajor'))

export type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>

export const findFileOf = (db: Db, userId: number) =>
  files(db).where('t.userId', '=', userId).executeTakeFirst()

export const findFile = (db: Db, scope: BaseScope, traineeId: number) =>
  files(db).where('t.id', '=', traineeId).where(withinBaseScope(scope)).executeTakeFirst()

/** Files of trainees, who are locked in one order: a writer of a file locks its trainee. */
export const findFilesForUpdate = (db: Db, traineeIds: readonly number[]) =>
  files(db).where('t.id', '=', anyId(traineeIds)).orderBy('t.id').forUpdate('t').execute()

export const findOwnFileForUpdate = (db: Db, userId: number) =>
  files(db).where('t.userId', '=', userId).forUpdate('t').executeTakeFirst()

export const findFiles = (db: Db, traineeIds: readonly number[]) =>
  files(db).where('t.id', '=', anyId(traineeIds)).execute()

/** Entries of a file, in the order they were added; studies by their level. */
export const findFileEntries = (db: Db, traineeId: number) =>
  db
    .selectFrom('traineeEntries')
    .select(['id', 'section', 'level', 'data', 'version'])
    .where('traineeId', '=', traineeId)
    .orderBy((b) =>
      b.fn('array_position', [b.val(['junior', 'undergraduate', 'master', 'doctor']), 'level']),
    )
    .orderBy('id')
    .execute()

export const findEntryForUpdate = (db: Db, traineeId: number, id: number) =>
  db
    .selectFrom('traineeEntries')
    .selectAll()
    .where('traineeId', '=', traineeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const countEntries = async (
  db: Db,
  traineeId: number,
  section: ColumnValue<'traineeEntries', 'section'>,
) =>
  (
    await db
      .selectFrom('traineeEntries')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('traineeId', '=', traineeId)
      .where('section', '=', section)
      .executeTakeFirstOrThrow()
  ).count

/** Whose file an entry is of. */
export const findTraineeOfEntry = (db: Db, id: number) =>
  db
    .selectFrom('traineeEntries as e')
    .innerJoin('trainees as t', 't.id', 'e.traineeId')
    .select(['t.id', 't.userId'])
    .where('e.id', '=', id)
    .executeTakeFirst()

/** Which facts change by request only, and which of those need papers. */
export const findFieldRules = (db: Db) =>
  db.selectFrom('traineeProtectedFields').selectAll().execute()

/** Facts of a trainee that a request waits for. */
export const findOpenFields = async (db: Db, traineeId: number) =>
  new Set(
    (
      await db
        .selectFrom('traineeChanges')
        .select('field')
        .where('traineeId', '=', traineeId)
        .where('state', '=', 'submitted')
        .execute()
    ).map(({ field }) => field),
  )
