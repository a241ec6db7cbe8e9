import { libraryErrors } from '@residency/contract/areas/teachers/library/access'
import type {
  LibraryFacts,
  LibraryForm,
  NewEntry,
} from '@residency/contract/areas/teachers/library/library.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Reader } from '../../../platform/reader.ts'
import { readEnds } from '../qualification/enter-library.ts'
import { mustBeKnownValues, mustBePlace } from '../qualification/known-facts.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { enterTeachers } from './enter-teachers.ts'
import { isInLibrary } from './library.policy.ts'
import { findCurrentRecords, findEntriesForUpdate, findTeachingPeople } from './library.queries.ts'

export const ENTRY_CONSTRAINTS = {
  teacher_qualifications_qualified: libraryErrors.alreadyInLibrary,
  teacher_library_user_id_key: libraryErrors.alreadyInLibrary,
}

/** Refuses a change of an entry that has left the library, or is the actor's own. */
export function mustBeEditable(entry: { state: string; userId: number }, actor: Reader) {
  if (!isInLibrary(entry.state)) throw fail(kernelErrors.actionNotNow)
  if (entry.userId === actor.userId) throw fail(libraryErrors.ownEntry)
}

async function mustBeNew(tx: SignedCtx, userId: number) {
  const [person] = await findTeachingPeople(tx.db, { ids: [userId] })
  if (!person || userId === tx.actor.userId) throw fail(libraryErrors.personUnknown)

  const current = await findCurrentRecords(tx.db, [userId])
  if (current.some(({ state }) => isInLibrary(state))) throw fail(libraryErrors.alreadyInLibrary)
  if (current.length) throw fail(libraryErrors.applicationUnderWay)
}

function mustBeValid(tx: SignedCtx, { validFrom, validUntil }: LibraryFacts) {
  const today = dayInChina(tx.now())
  if (validFrom > today) throw fail({ ...kernelErrors.inputWrong, field: 'validFrom' })
  if (validUntil !== null) mustLast(tx, validUntil)
}

/** Nobody enters with a validity that is over: it would end in the next minutes. */
function mustLast(tx: SignedCtx, validUntil: string | null) {
  if ((validUntil ?? '') < dayInChina(tx.now())) throw fail(libraryErrors.validityOver)
}

/**
 * Enters a teacher (without `id`), or corrects facts, profile and validity of an entry at the
 * version that was read.
 */
export const saveLibraryEntry = (
  ctx: SignedCtx,
  { id, version, userId, level, baseId, departmentId, ...facts }: LibraryForm,
) =>
  inTransaction(ctx, async (tx) => {
    mustBeValid(tx, facts)
    await mustBeKnownValues(tx, facts)
    if (id !== undefined) return correct(tx, id, version, facts)

    // the form requires them of a new entry
    const item = { userId, level, baseId, departmentId, ...facts } as NewEntry
    await mustBeNew(tx, item.userId)
    await mustBePlace(tx, item)

    if (item.validUntil === null)
      mustLast(tx, (await readEnds(tx.db))(item.validFrom, item.level, item.baseId))

    const [entered] = await enterTeachers(tx, [item])
    const [q] = await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), [entered!])

    return { id: entered!, version: found(q).version }
  }).catch(constraintErrors(ENTRY_CONSTRAINTS))

async function correct(
  tx: SignedCtx,
  id: number,
  version: number | undefined,
  { profile, validFrom, validUntil, ...facts }: LibraryFacts,
) {
  const [found] = await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
  const entry = mustMatchVersion(found, version)
  mustBeEditable(entry, tx.actor)

  const validity = { validFrom, validUntil: validUntil ?? entry.validUntil }
  mustLast(tx, validity.validUntil)

  // a later end is reminded of again
  const reminded = validity.validUntil === entry.validUntil ? {} : { remindedDays: null }
  const next = await updateRow(tx, 'teacherQualifications', entry, validity)

  await tx.db
    .updateTable('teacherLibrary')
    .set((e) => ({ ...reminded, profile, version: e('version', '+', 1), updatedAt: tx.now() }))
    .where('qualificationId', '=', id)
    .execute()

  const { title, titleSince, education, degree, specialty, specialtySince, teachingSince } = facts
  const since = { titleSince, specialtySince, teachingSince }

  await tx.db
    .updateTable('teacherProfiles')
    .set((e) => ({
      ...since,
      title,
      education,
      degree,
      specialty,
      version: e('version', '+', 1),
      updatedAt: tx.now(),
    }))
    .where('userId', '=', entry.userId)
    .execute()

  const before = { title: entry.title, validFrom: entry.validFrom, validUntil: entry.validUntil }
  const detail = { before, after: { title, validFrom, validUntil: validity.validUntil } }

  await tx.audit({
    action: 'teachers.library.correct',
    entity: 'qualification',
    entityId: id,
    detail,
  })

  return { id, version: next }
}
