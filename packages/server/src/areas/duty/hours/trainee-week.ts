import type {
  questionWeek as questionCall,
  retractQuestion as retractCall,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { monthOf, sundayOf } from '@residency/contract/kernel/day'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { dutyScope } from '../duty.policy.ts'
import { hoursNotices } from './hours-notices.seed.ts'
import { presentWeek, readWeek } from './present-week.ts'
import { stepWeek } from './step-week.ts'
import { findTraineeOfDepartments, findWeekForUpdate } from './week.queries.ts'

/** The trainee, if one of their shifts of the week is of a department of the reader. */
const readTrainee = async (ctx: SignedCtx, traineeId: number, startsOn: string) =>
  found(
    await findTraineeOfDepartments(ctx.db, dutyScope(ctx.actor), {
      traineeId,
      from: startsOn,
      until: sundayOf(startsOn),
    }),
  )

/** The week of a trainee, for a department in which they have a shift. */
export async function getWeekOfTrainee(
  ctx: SignedCtx,
  { traineeId, week }: { traineeId: number; week: string },
) {
  const { realName, number } = await readTrainee(ctx, traineeId, week)

  return {
    ...presentWeek(ctx, await readWeek(ctx, traineeId, week), false),
    name: realName,
    number,
  }
}

/** The week of a trainee, locked; nobody asks about their own hours. */
async function lockWeekOfAnother(
  tx: SignedCtx,
  { traineeId, startsOn, version }: { traineeId: number; startsOn: string; version: number },
) {
  const trainee = await readTrainee(tx, traineeId, startsOn)
  if (trainee.userId === tx.actor.userId) throw fail(kernelErrors.actionNotNow)

  const week = mustMatchVersion(await findWeekForUpdate(tx.db, traineeId, startsOn), version)

  return { trainee, week }
}

/** Asks the trainee about hours that were confirmed; they read the question and answer it. */
export const questionWeek = (
  ctx: SignedCtx,
  { traineeId, startsOn, reason, version }: InputOf<typeof questionCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { trainee, week } = await lockWeekOfAnother(tx, { traineeId, startsOn, version })

    const next = await stepWeek(tx, 'question', week, {
      isOwner: false,
      shifts: [],
      reason,
      columns: { question: reason, questionedBy: tx.actor.userId, answer: null },
    })

    await notify(tx, hoursNotices.question, [
      {
        userId: trainee.userId,
        values: { from: startsOn, until: sundayOf(startsOn), question: reason },
        path: `/duty/own-hours?week=${startsOn}`,
      },
    ])

    return { version: next }
  })

/** Who asked learns that a colleague, perhaps of another department, has taken the question back. */
async function notifyAsker(
  tx: SignedCtx,
  { name, startsOn, askerId }: { name: string; startsOn: string; askerId: number | null },
): Promise<void> {
  if (askerId === null || askerId === tx.actor.userId) return

  await notify(tx, hoursNotices.retractByAnother, [
    {
      userId: askerId,
      values: { name, from: startsOn, until: sundayOf(startsOn) },
      path: `/duty/hours?month=${monthOf(startsOn)}`,
    },
  ])
}

/**
 * Takes a question back. The trainee confirms the week again, because its hours may have been
 * corrected since the question.
 */
export const retractQuestion = (
  ctx: SignedCtx,
  { traineeId, startsOn, version }: InputOf<typeof retractCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { trainee, week } = await lockWeekOfAnother(tx, { traineeId, startsOn, version })

    const next = await stepWeek(tx, 'retract', week, {
      isOwner: false,
      shifts: [],
      columns: { question: null, questionedBy: null, answer: null },
    })

    await notify(tx, hoursNotices.retract, [
      {
        userId: trainee.userId,
        values: { from: startsOn, until: sundayOf(startsOn) },
        path: `/duty/own-hours?week=${startsOn}`,
      },
    ])
    await notifyAsker(tx, { name: trainee.realName, startsOn, askerId: week.questionedBy })

    return { version: next }
  })
