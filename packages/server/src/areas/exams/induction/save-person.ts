import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type {
  PersonChange,
  PersonForm,
} from '@residency/contract/areas/exams/induction/person.contract'
import { resolveMaskedNumber } from '../../../platform/crypto/masked-number.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { endSessionsOfPeople, findPersonForUpdate, nextPersonIds } from './person.queries.ts'
import { cardOf, numberColumns, openNumbers } from './person-numbers.ts'
import { findTrainForUpdate } from './train.queries.ts'

const ENTITY = 'inductionPerson'
const ONCE = { learning_induction_people_once: errors.personListed }

/** Adds one person to the list. */
export const addInductionPerson = (
  ctx: SignedCtx,
  { id: trainId, name, mobile, idCard }: PersonForm & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    found(await findTrainForUpdate(tx.db, trainId))

    const [id] = await nextPersonIds(tx.db, 1)
    const numbers = numberColumns(tx, id!, { mobile, idCard: cardOf(tx, idCard) })

    const row = {
      id: id!,
      trainId,
      name,
      ...numbers,
      source: 'hand' as const,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    await tx.db.insertInto('learningInductionPeople').values(row).execute()
    await writeTrainCandidates(tx.db, { trainId })
    await tx.audit({ action: 'learning.induction.list', entity: ENTITY, entityId: id! })

    return { id: id!, version: 1 }
  }).catch(constraintErrors(ONCE))

async function lockPerson(tx: SignedCtx, id: number, version: number) {
  const before = mustMatchVersion(await findPersonForUpdate(tx.db, id), version)
  if (before.erasedAt !== null) throw fail(errors.personErased)

  return before
}

/** Corrects name and numbers. Who logged in by a number that is changed logs in again. */
export const updateInductionPerson = (
  ctx: SignedCtx,
  { id, version, name, ...typed }: PersonChange & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockPerson(tx, id, version)
    const stored = openNumbers(tx, before)
    const mobile = resolveMaskedNumber(stored.mobile, typed.mobile ?? '') ?? stored.mobile!
    const card = resolveMaskedNumber(stored.idCard, typed.idCard)
    const idCard = card === null || card === stored.idCard ? stored.idCard! : cardOf(tx, card)
    const isChanged = mobile !== stored.mobile || idCard !== stored.idCard

    const next = await updateRow(tx, 'learningInductionPeople', before, {
      name,
      ...numberColumns(tx, id, { mobile, idCard }),
    })

    if (isChanged) await endSessionsOfPeople(tx.db, [id])

    await tx.audit({
      action: 'learning.induction.correct',
      entity: ENTITY,
      entityId: id,
      detail: { isChanged },
    })

    return { id, version: next }
  }).catch(constraintErrors(ONCE))

/**
 * Removes a person from the list, which ends their session, or lists them again; what they learned
 * stays.
 */
export const switchInductionPerson = (
  ctx: SignedCtx,
  { id, version, isActive }: { id: number; version: number; isActive: boolean },
) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockPerson(tx, id, version)

    const next = await updateRow(tx, 'learningInductionPeople', before, {
      isActive,
      byOffice: true,
    })

    if (isActive) await writeTrainCandidates(tx.db, { trainId: before.trainId })
    else await endSessionsOfPeople(tx.db, [id])

    await tx.audit({
      action: 'learning.induction.switchPerson',
      entity: ENTITY,
      entityId: id,
      detail: { isActive },
    })

    return { id, version: next }
  })
