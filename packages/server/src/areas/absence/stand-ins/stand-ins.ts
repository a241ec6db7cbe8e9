import { standInErrors as errors } from '@residency/contract/areas/absence/stand-ins/access'
import type * as contract from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { standInWords } from '@residency/contract/areas/absence/stand-ins/text'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findOwnAbsenceForUpdate } from '../leave/absence.queries.ts'
import { holdsDays } from '../leave/leave.policy.ts'
import { findTraineeOfUser } from '../leave-applications/plan-leave.queries.ts'
import { askStandIn, releaseStandIns } from './ask-stand-in.ts'
import {
  findColleagues,
  findRequestForUpdate,
  findRequests,
  findStandIns,
  writeAnswer,
} from './stand-in.queries.ts'
import { standInNotices } from './stand-in-notices.seed.ts'

/** Colleagues whom the reader may ask to do the work on these days. */
export async function listStandInChoices(
  ctx: SignedCtx,
  days: { startsOn: string; endsOn: string },
) {
  const trainee = await findTraineeOfUser(ctx.db, ctx.actor.userId)
  if (!trainee) return []

  const colleagues = await findColleagues(ctx.db, trainee.id, days)

  return colleagues.map(({ id, name, number }) => ({ value: id, label: `${name} ${number}` }))
}

/** What colleagues ask of the reader; of a leave only who, where and when. */
export async function listStandInRequests(ctx: SignedCtx) {
  const rows = await findRequests(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
  return rows.map((row) => ({
    ...row,
    department: row.place && labelIn(ctx.language, row.place.name, row.place.nameEn),
  }))
}

/** Agrees or declines, once. */
export const answerStandIn = (
  ctx: SignedCtx,
  { id, answer, note }: InputOf<typeof contract.answerStandIn, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const request = found(
      await findRequestForUpdate(tx.db, tx.actor.userId, id, dayInChina(tx.now())),
    )
    if (request.answer !== null) throw fail(errors.standInOver)

    await writeAnswer(tx.db, id, answer, note, tx.now())

    await tx.audit({
      action: 'absence.standIn.answer',
      entity: 'absence',
      entityId: id,
      detail: { answer, note },
    })

    const answerIn = (language: 'zh-cn' | 'en') => standInWords[language].standInAnswers[answer]

    const values = {
      name: request.name,
      from: request.startsOn,
      until: request.endsOn,
      answer: answerIn('zh-cn'),
    }

    const recipient = {
      userId: request.ownerUserId,
      values,
      valuesEn: { ...values, answer: answerIn('en') },
      path: '/daily/leave',
    }

    await notify(tx, standInNotices.standInAnswered, [recipient])

    return null
  })

/**
 * Asks another colleague, or nobody, while the leave is under way. A colleague who is asked already
 * keeps the request and the answer.
 */
export const changeStandIn = (
  ctx: SignedCtx,
  { id, standInId, version }: InputOf<typeof contract.changeStandIn, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(await findOwnAbsenceForUpdate(tx.db, tx.actor.userId, id), version)
    if (row.kind !== 'leave' || !holdsDays(row.state) || row.endsOn < dayInChina(tx.now()))
      throw fail(errors.standInOver)

    const leave = {
      id,
      traineeId: row.traineeId,
      name: row.name,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
    }

    const [standIn] = await findStandIns(tx.db, [id])
    const isUnchanged =
      standInId !== null && standIn?.traineeId === standInId && standIn.answer !== 'declined'
    if (isUnchanged) return null

    await releaseStandIns(tx, [leave])
    await askStandIn(tx, leave, standInId)

    await changeRecord(tx, 'absences', row, {
      columns: {},
      action: 'absence.standIn.change',
      entity: 'absence',
      detail: { standInId },
    })

    return null
  })
