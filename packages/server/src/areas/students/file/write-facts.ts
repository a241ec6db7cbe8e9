import { type FileField, STUDY_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import { sql } from 'kysely'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changePeople, type PersonChange } from '../../accounts/accounts.public.ts'
import { writeTraineeFact } from '../../trainees/trainees.public.ts'
import { type FactValue, fileCell } from './file-facts.ts'

/** Facts that are a column of the file. */
const COLUMNS = {
  gender: ['gender', 'smallint'],
  birthDate: ['birth_date', 'date'],
  ethnicCode: ['ethnic_code', 'text'],
  maritalStatus: ['marital_status', 'smallint'],
  politicalStatus: ['political_status', 'text'],
  regionCode: ['region_code', 'text'],
  contactName: ['contact_name', 'text'],
  address: ['address_sealed', 'text'],
  contactMobile: ['contact_mobile_sealed', 'text'],
} as const satisfies Partial<Record<FileField, readonly [string, string]>>
const SEALED: Partial<Record<FileField, 'address' | 'contact_mobile'>> = { address: 'address', contactMobile: 'contact_mobile' }
const OF_ACCOUNT: ReadonlySet<string> = new Set(['realName', 'gender', 'mobile', 'idCard'])

/** Writes facts of files: to the file, to the training, to the study of the highest education, and to the account. The trainees are locked. */
export async function writeFacts(tx: SignedCtx, values: readonly FactValue[]) {
  const traineeIds = [...new Set(values.map(({ traineeId }) => traineeId))]
  if (traineeIds.length === 0) return
  await sql`insert into trainee_files (trainee_id, created_at, updated_at)
    select id, ${tx.now()}, ${tx.now()} from unnest(${traineeIds}::bigint[]) t (id) on conflict do nothing`.execute(tx.db)
  // one statement for each kind of fact; the education first: the facts of its study follow it
  const kinds = [...grouped(values, ({ field }) => field)].sort(([a], [b]) => Number(b === 'education') - Number(a === 'education'))
  for (const [field, some] of kinds) await writeField(tx, field, some)
  await changePeople(
    tx,
    values.flatMap(({ userId, field, value }): PersonChange[] => {
      if (field === 'email') return [{ userId, field, value }]
      return OF_ACCOUNT.has(field) && value !== null ? [{ userId, field: field as 'mobile', value }] : []
    }),
  )
  await tx.db
    .updateTable('trainee_files')
    .set((e) => ({ version: e('version', '+', 1), updated_at: tx.now() }))
    .where('trainee_id', 'in', traineeIds)
    .execute()
}

async function writeField(tx: SignedCtx, field: FileField, some: readonly FactValue[]) {
  const ids = some.map(({ traineeId }) => traineeId)
  const cell = SEALED[field]
  const texts = some.map(({ traineeId, value }) => (cell ? tx.fields.sealCell(fileCell(cell, traineeId), value) : value))
  const given = sql`unnest(${ids}::bigint[], ${texts}::text[]) c (id, value)`
  if (field in COLUMNS) {
    const [column, type] = COLUMNS[field as keyof typeof COLUMNS]
    await sql`update trainee_files set ${sql.ref(column)} = cast(c.value as ${sql.raw(type)}) from ${given}
      where trainee_id = c.id`.execute(tx.db)
  } else if (field === 'realName' || field === 'education') {
    const facts = ids.map((id, place) => ({ id, value: texts[place] ?? null }))
    await writeTraineeFact(tx, field === 'realName' ? 'real_name' : 'education', facts)
  } else if (field in STUDY_FIELDS) await writeStudies(tx, STUDY_FIELDS[field as keyof typeof STUDY_FIELDS], ids, texts)
}

/** A fact of the study of the highest education; a study that is not there yet is made, one that holds nothing any more is removed. */
async function writeStudies(tx: SignedCtx, name: string, ids: readonly number[], values: readonly (string | null)[]) {
  const fact = sql`jsonb_build_object(${sql.lit(name)}, c.value)`
  await sql`insert into trainee_entries (trainee_id, section, data, created_at, updated_at)
    select t.id, 'education', jsonb_build_object('level', t.education) || ${fact}, ${tx.now()}, ${tx.now()}
    from unnest(${ids}::bigint[], ${values}::text[]) c (id, value) join trainees t on t.id = c.id and t.education is not null
    on conflict (trainee_id, level) where section = 'education'
    do update set data = trainee_entries.data || excluded.data, version = trainee_entries.version + 1, updated_at = excluded.updated_at`.execute(
    tx.db,
  )
  await sql`delete from trainee_entries e using trainees t where t.id = e.trainee_id and e.trainee_id = any(${ids}::bigint[])
    and e.section = 'education' and e.level = t.education and jsonb_strip_nulls(e.data) = jsonb_build_object('level', e.level)
    and not exists (select from files f where f.record_kind = 'traineeEntry' and f.record_id = e.id)`.execute(tx.db)
}
