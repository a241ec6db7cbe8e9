import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type {
  ExamSessionChange,
  ExamSessionForm,
} from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { examValues } from './exam-notice.rules.ts'
import { examNotices } from './exam-notices.seed.ts'
import { mustBeOffice } from './must-be-office.ts'
import {
  type ExamSessionRow,
  findHighestSeat,
  findSeatedPeople,
  findSession,
  lockSessions,
} from './session.queries.ts'

type Fields = Omit<ExamSessionForm, 'intakeId'>

const columnsOf = ({ name, place, room, startsAt, endsAt, seats }: Fields) => {
  return { name, place, room, startsAt: new Date(startsAt), endsAt: new Date(endsAt), seats }
}

const SESSION_CONSTRAINTS = {
  exam_sessions_intake_id_name_key: errors.sessionNameTaken,
  exam_sessions_intake_id_fkey: errors.sessionIntakeUnknown,
}

/** Adds a session to an intake; answers its id. */
export async function createExamSession(ctx: SignedCtx, form: ExamSessionForm) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const values = {
      ...columnsOf(form),
      intakeId: form.intakeId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const { id } = await tx.db
      .insertInto('examSessions')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors(SESSION_CONSTRAINTS))

    await tx.audit({
      action: 'recruitment.examSession.create',
      entity: 'examSession',
      entityId: id,
      detail: { after: form },
    })

    return id
  })
}

const isElsewhere = (before: ExamSessionRow, after: ReturnType<typeof columnsOf>) =>
  before.place !== after.place ||
  before.room !== after.room ||
  before.startsAt.getTime() !== after.startsAt.getTime()

/**
 * Updates a session. It cannot have fewer seats than were assigned; its examinees are notified of
 * another time or place.
 */
export async function updateExamSession(
  ctx: SignedCtx,
  { id, version, ...form }: ExamSessionChange & { id: number },
) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx.db, [id])

    const before = mustMatchVersion(await findSession(tx.db, id), version)
    const seat = await findHighestSeat(tx.db, id)
    if (seat !== null && form.seats < seat) throw fail(errors.sessionSeatsTooFew, { seat })

    const after = columnsOf(form)
    const { id: _id, intakeId, createdAt, updatedAt, version: _version, ...was } = before

    await changeRecord(tx, 'examSessions', before, {
      columns: after,
      action: 'recruitment.examSession.update',
      entity: 'examSession',
      detail: { before: was, after },
      errors: SESSION_CONSTRAINTS,
    })

    return { notified: isElsewhere(before, after) ? await notifySeated(tx, id, after) : 0 }
  })
}

async function notifySeated(tx: SignedCtx, id: number, session: ReturnType<typeof columnsOf>) {
  const seated = await findSeatedPeople(tx.db, id)

  const values = (examinee: (typeof seated)[number]) => ({
    name: examinee.realName ?? '',
    intake: examinee.intake,
    ...examValues(session, examinee),
  })

  await notify(
    tx,
    examNotices.moved,
    seated.map((examinee) => ({
      userId: examinee.userId,
      values: values(examinee),
      valuesEn: { intake: examinee.intakeEn ?? examinee.intake },
      path: '/sign/basic',
    })),
  )

  return seated.length
}
