import type { actOnClass as call } from '@residency/contract/areas/teachers/training/training-class.contract'
import { trainingClassFlow } from '@residency/contract/areas/teachers/training/training-class.flow'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToClass } from './class.policy.ts'
import {
  type ClassRow,
  findCalledWithoutPlace,
  findClassForUpdate,
  findParticipants,
} from './class.queries.ts'
import { giveClassCertificates } from './give-class-certificates.ts'
import { trainingClassNotices } from './training-notices.seed.ts'

const PATH = '/teacher/classes'

/** Opening calls those who must attend; cancelling informs the participants. */
async function inform(
  tx: SignedCtx,
  trainingClass: ClassRow,
  action: string,
  reason: string | null,
) {
  if (action === 'open') {
    const values = {
      name: trainingClass.title,
      from: trainingClass.fromDay,
      place: trainingClass.place,
    }
    const called = await findCalledWithoutPlace(tx.db, trainingClass.id)

    await notify(
      tx,
      trainingClassNotices.call,
      called.map((userId) => ({ userId, values, path: PATH })),
    )
  }
  if (action === 'cancel') {
    const values = { name: trainingClass.title, from: trainingClass.fromDay, reason: reason ?? '' }
    const participants = await findParticipants(tx.db, trainingClass.id)

    await notify(
      tx,
      trainingClassNotices.cancel,
      participants.map(({ userId }) => ({ userId, values, path: PATH })),
    )
  }
}

/**
 * Opens a class for signing up, starts, finishes or cancels it; finishing gives the certificates.
 */
export const actOnClass = (
  ctx: SignedCtx,
  { id, action, reason, version }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const trainingClass = mustMatchVersion(
      await findClassForUpdate(tx.db, visibleTeachers(tx.actor), id),
      version,
    )

    const record = {
      id,
      state: trainingClass.state,
      relations: relationsToClass(trainingClass, dayInChina(tx.now())),
    }
    const state = await advance(tx, trainingClassFlow, action, record, { reason }, (to) =>
      updateRow(tx, 'teacherClasses', trainingClass, { state: to, reason }),
    )
    const certificates = action === 'finish' ? await giveClassCertificates(tx, trainingClass) : 0

    await inform(tx, trainingClass, action, reason)

    return { id, state, certificates }
  })
