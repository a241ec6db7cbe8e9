import { concernErrors as errors } from '@residency/contract/areas/messages/concerns/access'
import {
  MAX_MEGABYTES,
  MAX_PICTURES,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { OF_DAY, randomId } from './concern.rules.ts'
import { addMessage, readMessages } from './concern-messages.ts'
import { drawWithoutMetadata } from './draw-without-metadata.ts'
import { countMessagesOf, countPicturesOf, findConcernByCode } from './sender.queries.ts'
import { lockConcerns, writeAgain } from './write-again.ts'

/**
 * Codes that do not exist, of the whole installation: an address would have to be stored to count
 * by it. A code that exists is never refused by it.
 */
const UNKNOWN = { points: 300, duration: 3600 }

async function findByCode(ctx: Ctx, code: string) {
  const concern = await findConcernByCode(ctx.db, ctx.language, tokenHash(code))
  if (concern) return concern

  await ctx.limits.take('concern.unknown', UNKNOWN, 'all')
  throw fail(errors.concernUnknown)
}

/** A concern and its answers, for the holder of its code. */
export async function openConcern(ctx: Ctx, { code }: { code: string }) {
  const { isHidden, ...concern } = await findByCode(ctx, code)

  return {
    ...concern,
    mayOpen: isHidden && !concern.hasReader && !concern.isOpening,
    messages: await readMessages(ctx.db, ctx.fields, concern.id, 'sender'),
  }
}

/** Adds a message of the sender. Nothing is audited, and nobody is notified at this moment. */
export async function addToConcern(ctx: Ctx, { code, text }: { code: string; text: string }) {
  await findByCode(ctx, code)

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const concern = await findByCode(tx, code)
    if ((await countMessagesOf(tx.db, dayInChina(tx.now()))) >= OF_DAY.messages)
      throw fail(errors.concernMessagesOfDayFull)

    await addMessage(tx, concern.id, text, true)
    await writeAgain(tx.db)

    return null
  })
}

/** Adds a picture of the sender; it is drawn again, which leaves its metadata behind. */
export async function addConcernPicture(ctx: Ctx, { code }: { code: string }, part: UploadedPart) {
  await findByCode(ctx, code)

  const bytes = await drawWithoutMetadata(part, () =>
    fail(errors.concernPictureUnfit, { megabytes: MAX_MEGABYTES }),
  )

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const { id: concernId, pictures } = await findByCode(tx, code)
    if (pictures >= MAX_PICTURES) throw fail(errors.concernPicturesFull, { most: MAX_PICTURES })

    const today = dayInChina(tx.now())
    if ((await countPicturesOf(tx.db, today)) >= OF_DAY.pictures)
      throw fail(errors.concernPicturesOfDayFull)

    await tx.db
      .insertInto('concernPictures')
      .values({ id: randomId(), concernId, place: pictures + 1, bytes, saidOn: today })
      .execute()

    await writeAgain(tx.db)

    return { pictures: pictures + 1 }
  })
}

/**
 * Shows a concern that nobody reads to those whom its sender hid it from, from the next day's
 * announcement on: shown at once, it would date the request.
 */
export async function openToHidden(ctx: Ctx, { code }: { code: string }) {
  await findByCode(ctx, code)

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const { id, hasReader } = await findByCode(tx, code)
    if (hasReader) throw fail(errors.concernHasReader)

    await tx.db
      .updateTable('concerns')
      .set({ openedOn: dayInChina(tx.now()) })
      .where('id', '=', id)
      .execute()
    await writeAgain(tx.db)

    return null
  })
}
