import { documentKindOf, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBeDrawable } from '../../../platform/pdf/must-be-drawable.ts'
import { notify } from '../../messages/messages.public.ts'
import { certificateNotices } from '../completion/completion-notices.seed.ts'
import { takeNumbers } from './take-numbers.ts'

/** Whose certificate is written: the training as it is now. */
type Holder = { completionId: number; traineeId: number; replacesId: number | null }
const findHolders = (tx: SignedCtx, ids: ReadonlySet<number>) =>
  tx.db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('training_units as n', 'n.id', 't.training_unit_id')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('trainee_files as f', 'f.trainee_id', 't.id')
    .innerJoin('completions as c', (join) => join.onRef('c.trainee_id', '=', 't.id').on('c.state', 'in', ['confirmed', 'certified']))
    .select(['t.id', 't.user_id', 't.real_name', 't.starts_on', 't.planned_end', 'c.confirmed_on'])
    .select(['m.name as major', 'm.kind', 'n.name as unit', 'n.code as unit_code', 'u.gender', 'u.id_card_sealed'])
    .select(['f.gender as file_gender', 'f.birth_date'])
    .where('t.id', '=', anyId(ids))
    .execute()
export const findHospital = async (tx: SignedCtx) =>
  (await tx.db.selectFrom('training_units').select('name').where('kind', '=', 'main').orderBy('id').executeTakeFirst())?.name ?? ''

type HolderRow = Awaited<ReturnType<typeof findHolders>>[number]
/** Sex and month of birth as far as they are known. */
function personOf(tx: SignedCtx, row: HolderRow, today: string) {
  const card = tx.fields.openCell({ table: 'users', column: 'id_card', row: row.user_id }, row.id_card_sealed)
  const read = card === null ? null : readDocument(documentKindOf(card), card, today)
  const known = read && 'number' in read ? read : null
  return { gender: known?.gender ?? row.file_gender ?? row.gender, birth_month: (known?.birthDate ?? row.birth_date)?.slice(0, 7) ?? null }
}

/** Numbers and writes certificates in the caller's transaction; they are drawn and signed afterwards, by a job. */
export async function writeCertificates(
  tx: SignedCtx,
  holders: readonly Holder[],
): Promise<{ batchId: number; ids: number[]; numbers: string[] }> {
  const today = dayInChina(tx.now())
  const known = await findHolders(tx, new Set(holders.map(({ traineeId }) => traineeId)))
  const rows = new Map(known.map((row) => [row.id, row]))
  const trainees = holders.map(({ traineeId }) => rows.get(traineeId)!)
  const wanted = trainees.map(({ unit_code, kind }) => ({ year: Number(today.slice(0, 4)), unitCode: unit_code ?? '', kind }))
  const [numbers, hospital] = [await takeNumbers(tx.db, wanted), await findHospital(tx)]
  mustBeDrawable([hospital, ...trainees.flatMap((t) => [t.real_name, t.major, t.unit])])
  const batch = { user_id: tx.actor.userId, created_at: tx.now() }
  const { id: batchId } = await tx.db.insertInto('certificate_batches').values(batch).returning('id').executeTakeFirstOrThrow()
  const made = await tx.db
    .insertInto('certificates')
    .values(
      trainees.map((t, i) => ({
        ...{ number: numbers[i]!, trainee_id: t.id, completion_id: holders[i]!.completionId, batch_id: batchId },
        ...{ replaces_id: holders[i]!.replacesId, holder: t.real_name, ...personOf(tx, t, today), major: t.major, unit: t.unit, hospital },
        ...{ starts_on: t.starts_on, ends_on: t.planned_end ?? t.confirmed_on ?? today, issued_on: today, created_at: tx.now() },
      })),
    )
    .returning('id')
    .execute()
  const action = holders[0]?.replacesId ? 'students.certificate.reissue' : 'students.certificate.issue'
  await tx.audit.all(made.map(({ id }, i) => ({ action, entity: 'certificate', entityId: id, detail: { number: numbers[i]! } })))
  const recipients = trainees.map((t, i) => ({
    userId: t.user_id,
    values: { trainee: t.real_name, number: numbers[i]! },
    path: '/student/completion',
  }))
  await notify(tx, certificateNotices.issued, recipients)
  await tx.services.jobs.send(tx.db, 'certificates', { batchId })
  return { batchId, ids: made.map(({ id }) => id), numbers }
}
