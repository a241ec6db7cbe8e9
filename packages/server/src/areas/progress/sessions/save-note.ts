import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { saveNote as noteCall } from '@residency/contract/areas/progress/sessions/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found, notFound } from '../../../platform/http/fail.ts'
import { findOwnNote } from '../decisions/decision.queries.ts'
import { findRelatives } from '../decisions/relative.queries.ts'
import { visibleSessions } from '../progress.policy.ts'
import { noteCell } from './cells.ts'
import { findPacket } from './packet.queries.ts'
import { isHeld, isPrepared } from './session.policy.ts'
import { findSessionForUpdate } from './session.queries.ts'

/**
 * Refuses everybody but members, and all of them once the session is over. A relative only removes
 * what was written before.
 */
async function mustMayNote(tx: SignedCtx, id: number, isRemoval: boolean): Promise<void> {
  const scope = visibleSessions(tx.actor)
  const packet = found(await findPacket(tx.db, scope, id))
  // a step of the session waits, and so does a note for the step
  const session = found(await findSessionForUpdate(tx.db, tx.language, scope, packet.sessionId))

  if (!session.isMember) throw notFound()
  if (!isPrepared(session.state) && !isHeld(session.state)) throw fail(errors.notesOver)

  if (isRemoval) return

  const relatives = await findRelatives(tx.db, [packet.traineeId], session.preparedAt)

  if (relatives.some(({ userId }) => userId === tx.actor.userId))
    throw fail(errors.recorderExcluded)
}

const insertNote = (tx: SignedCtx, packetId: number) =>
  tx.db
    .insertInto('progressNotes')
    .values({
      packetId,
      userId: tx.actor.userId,
      textSealed: '',
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Writes the own note of a member over the version that was read; an empty text removes it. */
export const saveNote = (ctx: SignedCtx, { id, text, version }: InputOf<typeof noteCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    await mustMayNote(tx, id, !text)

    const stored = await findOwnNote(tx.db, id, tx.actor.userId)
    if ((stored?.version ?? null) !== version) throw changedMeanwhile()

    if (text) {
      const note = stored ?? (await insertNote(tx, id))
      await updateRow(tx, 'progressNotes', note, {
        textSealed: tx.fields.sealCell(noteCell(note.id), text)!,
      })
    } else if (stored) await tx.db.deleteFrom('progressNotes').where('id', '=', stored.id).execute()

    await tx.audit({
      action: text ? 'progress.note.save' : 'progress.note.remove',
      entity: 'progressPacket',
      entityId: id,
      detail: { packetId: id },
    })

    return null
  })
