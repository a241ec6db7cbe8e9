import { concernErrors as errors } from '@residency/contract/areas/messages/concerns/access'
import { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import {
  MOST_MEGABYTES,
  MOST_PICTURES,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { startsFrom } from '@residency/contract/kernel'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { randomId } from './concern-code.rules.ts'
import { addMessage, readMessages } from './concern-messages.ts'
import { drawWithoutMetadata } from './draw-without-metadata.ts'
import { findConcernByCode } from './sender.queries.ts'
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
  const concern = await findByCode(ctx, code)

  return {
    ...concern,
    state: concern.state as (typeof concernFlow.states)[number],
    messages: await readMessages(ctx.db, ctx.fields, concern.id),
  }
}

/** What the sender adds is news; an answered or closed concern is worked on again. */
const openAgain = (db: Db, { id, state }: { id: number; state: string }) =>
  db
    .updateTable('concerns')
    .set({
      hasNews: true,
      ...(startsFrom(concernFlow, 'reopen', state)
        ? { state: concernFlow.actions.reopen.to, closedOn: null }
        : {}),
    })
    .where('id', '=', id)
    .execute()

/** Adds a message of the sender. Nothing is audited, and nobody is notified at this moment. */
export async function addToConcern(ctx: Ctx, { code, text }: { code: string; text: string }) {
  await findByCode(ctx, code)

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const concern = await findByCode(tx, code)

    await addMessage(tx, concern.id, text, true)
    await openAgain(tx.db, concern)
    await writeAgain(tx.db)

    return null
  })
}

/** Adds a picture of the sender; it is drawn again, which leaves its metadata behind. */
export async function addConcernPicture(ctx: Ctx, { code }: { code: string }, part: UploadedPart) {
  await findByCode(ctx, code)

  const bytes = await drawWithoutMetadata(part, () =>
    fail(errors.concernPictureUnfit, { megabytes: MOST_MEGABYTES }),
  )

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const concern = await findByCode(tx, code)
    const { id: concernId, pictures } = concern
    if (pictures >= MOST_PICTURES) throw fail(errors.concernPicturesFull, { most: MOST_PICTURES })

    await tx.db
      .insertInto('concernPictures')
      .values({ id: randomId(), concernId, place: pictures + 1, bytes })
      .execute()

    await openAgain(tx.db, concern)
    await writeAgain(tx.db)

    return { pictures: pictures + 1 }
  })
}
