import { libraryErrors as errors } from '@residency/contract/areas/teachers/library/access'
import { toMoment } from '@residency/contract/kernel'
import { foldName } from '@residency/contract/kernel/fold'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import {
  findRecordedForUpdate,
  findRecordedPeople,
  forgetRecordedPerson,
  recordPerson,
} from '../../accounts/accounts.public.ts'

const SOURCE = 'teacherLibrary'

/** Teachers from outside who are recorded for the library. */
export async function listOutsiders(ctx: SignedCtx) {
  const people = await findRecordedPeople(ctx.db, SOURCE)
  return people.map((person) => ({
    personId: person.id,
    name: person.realName,
    username: person.username,
    createTime: toMoment(person.createdAt),
  }))
}

/**
 * Records a teacher from outside; somebody of the same name who waits for an account already is not
 * recorded again.
 */
export const recordOutsider = (ctx: SignedCtx, { name }: { name: string }) =>
  inTransaction(ctx, async (tx) => {
    const waiting = (await findRecordedPeople(tx.db, SOURCE)).filter(
      (person) => person.userId === null,
    )
    if (waiting.some((person) => foldName(person.realName) === foldName(name)))
      throw fail(errors.outsiderRecorded)

    const personId = await recordPerson(tx, SOURCE, name)

    await tx.audit({
      action: 'teachers.outsider.record',
      entity: 'recordedPerson',
      entityId: personId,
      detail: { name },
    })

    return { personId }
  })

/** Removes one who was not given an account. */
export const removeOutsider = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const person = found(await findRecordedForUpdate(tx.db, SOURCE, id))
    if (person.userId !== null) throw fail(errors.outsiderHasAccount)

    await forgetRecordedPerson(tx.db, id)
    await tx.audit({ action: 'teachers.outsider.remove', entity: 'recordedPerson', entityId: id })

    return null
  })
