import {
  FILE_FIELDS,
  type FileField,
  STUDY_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import { sql } from 'kysely'
import { idArray } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changePeople, type PersonChange } from '../../accounts/accounts.public.ts'
import { writeTraineeFact } from '../../trainees/trainees.public.ts'
import { type FactValue, fileCell } from './file-facts.ts'
import { writeStudies } from './write-studies.ts'

/** Facts that are a column of the file. */
const COLUMNS = {
  birthDate: ['birthDate', 'date'],
  ethnicCode: ['ethnicCode', 'text'],
  maritalStatus: ['maritalStatus', 'smallint'],
  politicalStatus: ['politicalStatus', 'text'],
  regionCode: ['regionCode', 'text'],
  contactName: ['contactName', 'text'],
  address: ['addressSealed', 'text'],
  contactMobile: ['contactMobileSealed', 'text'],
} as const satisfies Partial<Record<FileField, readonly [string, string]>>

const SEALED: Partial<Record<FileField, 'address' | 'contact_mobile'>> = {
  address: 'address',
  contactMobile: 'contact_mobile',
}

/** In the order in which they are written: the facts of a study follow the education. */
const FIELDS = [...new Set<FileField>(['education', ...FILE_FIELDS])]
const OF_ACCOUNT: ReadonlySet<string> = new Set(['realName', 'mobile', 'idCard'])
const MAY_BE_EMPTIED: ReadonlySet<string> = new Set(['gender', 'email'])

/**
 * Writes facts of files: to the file, to the training, to the study of the highest education, and
 * to the account. The trainees are locked.
 */
export async function writeFacts(tx: SignedCtx, values: readonly FactValue[]) {
  const traineeIds = [...new Set(values.map(({ traineeId }) => traineeId))]
  if (traineeIds.length === 0) return

  await sql`insert into trainee_files (trainee_id, created_at, updated_at)
    select id, ${tx.now()}, ${tx.now()} from unnest(${idArray(traineeIds)}) t (id)
    on conflict do nothing`.execute(tx.db)

  const byField = grouped(values, ({ field }) => field)

  for (const field of FIELDS) {
    const some = byField.get(field)
    if (some) await writeField(tx, field, some)
  }

  await changePeople(
    tx,
    values.flatMap(({ userId, field, value }): PersonChange[] => {
      if (MAY_BE_EMPTIED.has(field)) return [{ userId, field: field as 'gender', value }]
      return OF_ACCOUNT.has(field) && value !== null
        ? [{ userId, field: field as 'mobile', value }]
        : []
    }),
  )

  await tx.db
    .updateTable('traineeFiles')
    .set((e) => ({ version: e('version', '+', 1), updatedAt: tx.now() }))
    .where('traineeId', 'in', traineeIds)
    .execute()
}

async function writeField(tx: SignedCtx, field: FileField, some: readonly FactValue[]) {
  const cell = SEALED[field]

  const facts = some.map(({ traineeId, value }) => ({
    id: traineeId,
    value: (cell ? tx.fields.sealCell(fileCell(cell, traineeId), value) : value) ?? null,
  }))

  if (field in COLUMNS) {
    const [column, type] = COLUMNS[field as keyof typeof COLUMNS]
    await sql`update trainee_files set ${sql.ref(column)} = cast(c.value as ${sql.raw(type)})
        from ${rowsOf(facts, { id: 'bigint', value: 'text' })} c
      where trainee_id = c.id`.execute(tx.db)
  } else if (field === 'realName' || field === 'education') {
    await writeTraineeFact(tx, field === 'realName' ? 'realName' : 'education', facts)
  } else if (field in STUDY_FIELDS)
    await writeStudies(tx, STUDY_FIELDS[field as keyof typeof STUDY_FIELDS], facts)
}
