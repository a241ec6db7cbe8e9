import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { saveNote as noteCall } from '@residency/contract/areas/progress/sessions/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { noteCell } from './cells.ts'
import { findPacket } from './packet.queries.ts'
import { findRelatives } from './relative.queries.ts'
import { isHeld, isPrepared } from './session.policy.ts'
import { findSessionForUpdate } from './session.queries.ts'

/** Writes the own note of a member, or removes it; a relative writes none. */
export const saveNote = (ctx: SignedCtx, { id, text }: InputOf<typeof noteCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleSessions(tx.actor)
    const packet = found(await findPacket(tx.db, scope, id))
    // a step of the session waits, and so does a note for the step
    const session = found(await findSessionForUpdate(tx.db, tx.language, scope, packet.sessionId))

    if (!session.isMember) throw notFound()
    if (!isPrepared(session.state) && !isHeld(session.state)) throw fail(errors.notesOver)

    const relatives = await findRelatives(tx.db, packet.traineeId)
    if (relatives.some(({ userId }) => userId === tx.actor.userId))
      throw fail(errors.recorderExcluded)

    const detail = { packetId: id }

    if (!text) {
      await tx.db
        .deleteFrom('progressNotes')
        .where('packetId', '=', id)
        .where('userId', '=', tx.actor.userId)
        .execute()
      await tx.audit({
        action: 'progress.note.remove',
        entity: 'progressPacket',
        entityId: id,
        detail,
      })

      return null
    }

    const note = await tx.db
      .insertInto('progressNotes')
      .values({
        packetId: id,
        userId: tx.actor.userId,
        textSealed: '',
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['packetId', 'userId']).doUpdateSet((e) => ({
          updatedAt: tx.now(),
          version: e('progressNotes.version', '+', 1),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.db
      .updateTable('progressNotes')
      .set({ textSealed: tx.fields.sealCell(noteCell(note.id), text)! })
      .where('id', '=', note.id)
      .execute()

    await tx.audit({ action: 'progress.note.save', entity: 'progressPacket', entityId: id, detail })

    return null
  })
