import { EDUCATION_LEVELS } from '@residency/contract/areas/signup/section.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { copyFiles } from '../../files/files.public.ts'
import { EDUCATION_FILES, ENTRY_FILES, findBasics, findEducations, findEntries } from '../../signup/sections.public.ts'
import { fileCell } from './file-facts.ts'

export const TRAINEE_ENTRY = 'traineeEntry'
const AT_ONCE = 200
type House = Pick<Ctx, 'db' | 'fields' | 'now'>

/** Trainees without a file, locked; those another process opens are left to it. */
const findUnopened = (db: Db, ids: readonly number[] | null) => {
  const all = db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('trainee_files as f', 'f.trainee_id', 't.id')
    .select(['t.id', 't.registration_id', 't.education', 'u.gender'])
    .where('f.trainee_id', 'is', null)
    .orderBy('t.id')
    .forUpdate('t')
    .skipLocked()
  return ids === null ? all.limit(AT_ONCE).execute() : all.where('t.id', '=', sql<number>`any(${sql.val([...ids])}::bigint[])`).execute()
}

/** Gives trainees their files: a copy of what their sign-up holds at this moment, with proofs of their own. Others begin with an empty one. */
export async function openFiles(tx: House, traineeIds: readonly number[] | null): Promise<number> {
  const trainees = await findUnopened(tx.db, traineeIds)
  if (trainees.length === 0) return 0
  const from = trainees.flatMap((t) => (t.registration_id === null ? [] : [t.registration_id]))
  const [basics, educations, entries] = [await findBasics(tx, from), await findEducations(tx.db, from), await findEntries(tx.db, from)]
  const times = { created_at: tx.now(), updated_at: tx.now() }
  await tx.db
    .insertInto('trainee_files')
    .values(
      trainees.map((t) => {
        const { contactMobile = null, address = null, ...plain } = basics.get(t.registration_id ?? 0) ?? {}
        const sealed = {
          address_sealed: tx.fields.sealCell(fileCell('address', t.id), address),
          contact_mobile_sealed: tx.fields.sealCell(fileCell('contact_mobile', t.id), contactMobile),
        }
        return { trainee_id: t.id, gender: t.gender, ...plain, ...sealed, ...times }
      }),
    )
    .execute()
  const traineeOf = new Map(trainees.map((t) => [t.registration_id, t.id]))
  const studies = educations.map((row) => ({
    origin: { kind: EDUCATION_FILES, id: row.id },
    traineeId: traineeOf.get(row.registration_id)!,
    section: 'education',
    data: {
      ...{ level: row.level, school: row.school_name ?? row.school_other, college: row.college, major: row.major },
      ...{ startedOn: row.started_on, endedOn: row.ended_on, isFullTime: row.is_full_time },
      ...{ diplomaNumber: row.diploma_number, degree: row.degree, degreeNumber: row.degree_number },
    },
  }))
  const lists = entries.map((row) => ({
    ...{ origin: { kind: ENTRY_FILES, id: row.id }, traineeId: traineeOf.get(row.registration_id)!, section: row.section, data: row.data },
  }))
  await insertCopies(tx, [...studies, ...lists])
  await keepHighest(
    tx,
    trainees.filter((t) => t.education === null).map(({ id }) => id),
  )
  return trainees.length
}

type Copy = { origin: { kind: string; id: number }; traineeId: number; section: string; data: unknown }
async function insertCopies(tx: House, copies: readonly Copy[]) {
  if (copies.length === 0) return
  const made = await tx.db
    .insertInto('trainee_entries')
    .values(
      copies.map((one) => ({
        ...{ trainee_id: one.traineeId, section: one.section, data: JSON.stringify(one.data) },
        ...{ created_at: tx.now(), updated_at: tx.now() },
      })),
    )
    .returning('id')
    .execute()
  await copyFiles(
    tx.db,
    tx.now(),
    copies.map(({ origin }, i) => ({ from: origin, to: { kind: TRAINEE_ENTRY, id: made[i]!.id } })),
  )
}

/** The highest completed study is the highest education of those for whom none is recorded. */
const keepHighest = (tx: House, traineeIds: readonly number[]) =>
  sql`update trainees t set education = h.level from (
      select distinct on (trainee_id) trainee_id, level from trainee_entries
      where trainee_id = any(${sql.val([...traineeIds])}::bigint[]) and section = 'education'
        and (data ->> 'endedOn')::date <= ${tx.now()}::date
      order by trainee_id, array_position(${[...EDUCATION_LEVELS]}::text[], level) desc) h
    where h.trainee_id = t.id`.execute(tx.db)

/** Opens the files of those who were in training before there were any; runs at every start. */
export async function openMissingFiles({ db, fields, now }: House) {
  for (let opened = AT_ONCE; opened === AT_ONCE; )
    opened = await db.transaction().execute((tx) => openFiles({ db: tx as unknown as Db, fields, now }, null))
}
