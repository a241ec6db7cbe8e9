import { hkdfSync } from 'node:crypto'
import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { callingDevice, heldSince } from '../journal/calling-device.ts'
import { foldOf } from '../journal/fold-of.ts'
import { findLastOf, findSections, findShownItems } from '../journal/journal.queries.ts'
import { isElsewhere, windowStandOf } from '../journal/journal.rules.ts'
import { actAsTaker } from './act-as-taker.ts'
import { goesOn, isRunning, type Taker } from './attempt.policy.ts'
import { type AttemptRow, findMessages } from './attempt.queries.ts'
import { findOwnAttempt } from './find-own-attempt.ts'
import { inOwnOrder } from './order.rules.ts'
import { shownStand } from './shown-stand.ts'

type Input = InputOf<(typeof ownExams)['open'], 'out'>
const KEY_BYTES = 32

/**
 * The key that seals this attempt on its device. Derived, not stored: another session of the taker
 * can open what an earlier one left.
 */
function keyOf(ctx: Ctx, attemptId: number) {
  const { keys, current } = ctx.keys.field
  return Buffer.from(
    hkdfSync('sha256', keys.get(current)!, '', `residency/attempt/v1|${attemptId}`, KEY_BYTES),
  ).toString('base64')
}

/**
 * Goes on with an attempt in this window: the window counts from now on. Another device is refused
 * where the exam keeps to one.
 */
export const openAttempt = (ctx: Ctx, taker: Taker, { id, clientId, windowId }: Input) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const last = await findLastOf(tx.db, { attemptId: id, clientId })
    const held = goesOn(attempt.state)
      ? await take(tx, attempt, { clientId, windowId, last })
      : attempt
    const messages = await findMessages(tx.db, attempt, 0)

    return {
      ...shownStand(
        tx,
        held,
        goesOn(held.state) ? 'counts' : windowStandOf(held, { clientId, windowId, device: 'any' }),
      ),
      attemptId: id,
      examId: attempt.examId,
      name: attempt.title,
      key: keyOf(tx, id),
      kept: last,
      sections: isRunning(attempt.state) ? await questionsOf(tx, attempt) : [],
      ...(goesOn(held.state) ? await givenIn(tx, attempt) : { answers: [], flags: [] }),
      messages: messages.map(({ id: own, text, sentAt }) => ({
        id: own,
        text,
        sentAt: toMoment(sentAt),
      })),
    }
  })

/**
 * What the taker has answered and marked for later, while the attempt goes on. Afterwards own
 * answers are in the result alone, which leaves them out where their points would say what is right
 * in another exam.
 */
async function givenIn(tx: Ctx, attempt: AttemptRow) {
  const { answers, flags } = await foldOf(tx.db, attempt)

  const given = [...answers].map(([place, value]) => {
    const [itemId, part] = place.split('/')
    return { itemId: Number(itemId), part: part!, value }
  })

  return { answers: given, flags: [...flags] }
}

async function take(
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
    heldAt: isSame ? heldSince(tx.now(), attempt, device) : tx.now(),
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
  const [items, heads] = [await findShownItems(tx.db, paperId), await findSections(tx.db, paperId)]

  const ordered = inOwnOrder(items, {
    seed,
    questions: shufflesQuestions,
    options: shufflesOptions,
  })

  return ordered.flatMap((some, at) =>
    some.length === 0
      ? []
      : [{ title: heads[at]?.title ?? '', note: heads[at]?.note ?? null, items: some }],
  )
}
