import { CONFIRMED_STATES } from '@residency/contract/areas/students/completion/completion.flow'
import { yearOf } from '@residency/contract/kernel/day'
import { documentKindOf, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBeDrawable } from '../../../platform/pdf/glyphs.ts'
import { notify } from '../../messages/messages.public.ts'
import { certificateNotices } from '../completion/completion-notices.seed.ts'
import { takeNumbers } from './take-numbers.ts'

/** Whose certificate is written: the training as it is now. */
type Holder = { completionId: number; traineeId: number; replacesId: number | null }

const findHolders = (tx: SignedCtx, ids: ReadonlySet<number>) =>
  tx.db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('trainingUnits as n', 'n.id', 't.trainingUnitId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .leftJoin('traineeFiles as f', 'f.traineeId', 't.id')
    .innerJoin('completions as c', (join) =>
      join.onRef('c.traineeId', '=', 't.id').on('c.state', 'in', CONFIRMED_STATES),
    )
    .select(['t.id', 't.userId', 't.realName', 't.startsOn', 't.plannedEnd', 'c.confirmedOn'])
    .select([
      'm.name as major',
      'm.kind',
      'n.name as unit',
      'n.code as unitCode',
      'u.gender',
      'u.idCardSealed',
    ])
    .select('f.birthDate')
    .where('t.id', '=', anyId(ids))
    .execute()

export const findHospital = async (tx: SignedCtx) =>
  (
    await tx.db
      .selectFrom('trainingUnits')
      .select('name')
      .where('kind', '=', 'main')
      .orderBy('id')
      .executeTakeFirst()
  )?.name ?? ''

type HolderRow = Awaited<ReturnType<typeof findHolders>>[number]

/** Sex and month of birth as far as they are known. */
function personOf(tx: SignedCtx, row: HolderRow, today: string) {
  const card = tx.fields.openCell(
    { table: 'users', column: 'id_card', row: row.userId },
    row.idCardSealed,
  )

  const read = card === null ? null : readDocument(documentKindOf(card), card, today)
  const known = read && 'number' in read ? read : null

  return {
    gender: known?.gender ?? row.gender,
    birthMonth: (known?.birthDate ?? row.birthDate)?.slice(0, 7) ?? null,
  }
}

/**
 * Numbers and writes certificates in the caller's transaction; they are drawn and signed
 * afterwards, by a job.
 */
export async function writeCertificates(
  tx: SignedCtx,
  holders: readonly Holder[],
): Promise<{ batchId: number; ids: number[]; numbers: string[] }> {
  const today = dayInChina(tx.now())
  const known = await findHolders(tx, new Set(holders.map(({ traineeId }) => traineeId)))
  const rows = new Map(known.map((row) => [row.id, row]))
  const trainees = holders.map(({ traineeId }) => rows.get(traineeId)!)

  const wanted = trainees.map(({ unitCode, kind }) => ({
    year: yearOf(today),
    unitCode: unitCode ?? '',
    kind,
  }))

  const [numbers, hospital] = [await takeNumbers(tx.db, wanted), await findHospital(tx)]
  mustBeDrawable([hospital, ...trainees.flatMap((t) => [t.realName, t.major, t.unit])])

  const batch = { userId: tx.actor.userId, createdAt: tx.now() }

  const { id: batchId } = await tx.db
    .insertInto('certificateBatches')
    .values(batch)
    .returning('id')
    .executeTakeFirstOrThrow()

  const made = await tx.db
    .insertInto('certificates')
    .values(
      trainees.map((t, i) => ({
        number: numbers[i]!,
        traineeId: t.id,
        completionId: holders[i]!.completionId,
        batchId,
        replacesId: holders[i]!.replacesId,
        holder: t.realName,
        ...personOf(tx, t, today),
        major: t.major,
        unit: t.unit,
        hospital,
        startsOn: t.startsOn,
        endsOn: t.plannedEnd ?? t.confirmedOn ?? today,
        issuedOn: today,
        createdAt: tx.now(),
      })),
    )
    .returning('id')
    .execute()

  const action = holders[0]?.replacesId
    ? 'students.certificate.reissue'
    : 'students.certificate.issue'

  await tx.audit.all(
    made.map(({ id }, i) => ({
      action,
      entity: 'certificate',
      entityId: id,
      detail: { number: numbers[i]! },
    })),
  )

  const recipients = trainees.map((t, i) => ({
    userId: t.userId,
    values: { trainee: t.realName, number: numbers[i]! },
    path: '/student/completion',
  }))

  await notify(tx, certificateNotices.issued, recipients)
  await tx.services.jobs.send(tx.db, 'certificates', { batchId })

  return { batchId, ids: made.map(({ id }) => id), numbers }
}
