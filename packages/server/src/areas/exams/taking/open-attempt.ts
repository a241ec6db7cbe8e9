import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { deviceKeyOf } from '../../../platform/crypto/keys.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { callingDevice, holderSince } from '../journal/calling-device.ts'
import {
  findItemsWithQuestion,
  findLastSequence,
  findSections,
  loadAttemptState,
} from '../journal/journal.queries.ts'
import { isElsewhere, windowStatusOf } from '../journal/journal.rules.ts'
import { actAsTaker } from './act-as-taker.ts'
import { isInProgress, isRunning, type Taker } from './attempt.policy.ts'
import { type AttemptRow, findMessages } from './attempt.queries.ts'
import { findOwnAttempt } from './find-own-attempt.ts'
import { inOwnOrder } from './order.rules.ts'
import { presentAttemptStatus } from './present-attempt-status.ts'

type Input = InputOf<(typeof ownExams)['open'], 'out'>

/**
 * The key that seals this attempt on its device. Derived, not stored: another session of the taker
 * can open what an earlier one left.
 */
const keyOf = (ctx: Ctx, attemptId: number) =>
  deviceKeyOf(ctx.keys, `residency/attempt/v1|${attemptId}`).toString('base64')

/**
 * Continues an attempt in this window: the window counts from now on. Another device is refused
 * where the exam is bound to one.
 */
export const openAttempt = (ctx: Ctx, taker: Taker, { id, clientId, windowId }: Input) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const last = await findLastSequence(tx.db, { attemptId: id, clientId })
    const current = isInProgress(attempt.state)
      ? await takeOver(tx, attempt, { clientId, windowId, last })
      : attempt
    const messages = await findMessages(tx.db, attempt, 0)

    return {
      ...presentAttemptStatus(
        tx,
        current,
        isInProgress(current.state)
          ? 'counts'
          : windowStatusOf(current, { clientId, windowId, device: 'any' }),
      ),
      attemptId: id,
      examId: attempt.examId,
      name: attempt.title,
      key: keyOf(tx, id),
      kept: last,
      sections: isRunning(attempt.state) ? await questionsOf(tx, attempt) : [],
      ...(isInProgress(current.state)
        ? await readAnswers(tx, attempt)
        : { answers: [], flags: [] }),
      messages: messages.map(({ id: messageId, text, sentAt }) => ({
        id: messageId,
        text,
        sentAt: toMoment(sentAt),
      })),
    }
  })

/**
 * What the taker has answered and marked for later, while the attempt is under way. Afterwards own
 * answers are in the result alone, which leaves them out where their points would show what is
 * right in another exam.
 */
async function readAnswers(tx: Ctx, attempt: AttemptRow) {
  const { answers, flags } = await loadAttemptState(tx.db, attempt)

  const answerList = [...answers].map(([place, value]) => {
    const [itemId, part] = place.split('/')
    return { itemId: Number(itemId), part: part!, value }
  })

  return { answers: answerList, flags: [...flags] }
}

async function takeOver(
  tx: Ctx,
  attempt: AttemptRow,
  { clientId, windowId, last }: { clientId: string; windowId: string; last: number },
) {
  const device = callingDevice(tx, attempt)
  const isOther = isElsewhere(attempt, { clientId, device })
  if (isOther && attempt.keepsDevice) throw fail(errors.attemptElsewhere)

  const isSame = !isOther && attempt.clientId !== null

  const holder = {
    clientId,
    windowId,
    lastSeq: last,
    seenAt: tx.now(),
    deviceHash: isSame ? attempt.deviceHash : null,
    heldAt: isSame ? holderSince(tx.now(), attempt, device) : tx.now(),
  }

  await tx.db.updateTable('learningAttempts').set(holder).where('id', '=', attempt.id).execute()

  // The first device is no change; one that was re-admitted or takes over is for the record.
  const isChange = isOther || (attempt.clientId === null && attempt.readmissions > 0)

  if (isChange)
    await tx.audit({
      action: 'learning.attempt.takeOver',
      entity: attemptFlow.name,
      entityId: attempt.id,
    })

  return { ...attempt, ...holder }
}

async function questionsOf(
  tx: Ctx,
  { paperId, seed, shufflesQuestions, shufflesOptions }: AttemptRow,
) {
  const [items, heads] = [
    await findItemsWithQuestion(tx.db, paperId),
    await findSections(tx.db, paperId),
  ]

  const ordered = inOwnOrder(items, {
    seed,
    questions: shufflesQuestions,
    options: shufflesOptions,
  })

  return ordered.flatMap((some, index) =>
    some.length === 0
      ? []
      : [{ title: heads[index]?.title ?? '', note: heads[index]?.note ?? null, items: some }],
  )
}
