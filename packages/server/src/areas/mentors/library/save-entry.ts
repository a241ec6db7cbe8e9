import { libraryErrors as errors } from '@residency/contract/areas/mentors/library/access'
import type {
  saveMentorEntry as enterCall,
  MentorEntryForm,
  saveOwnMentorEntry as ownCall,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import { mustBeEligible, mustBeOwnTeacher } from './eligible-mentor.ts'
import { isChangedInPlace, isPassed, relationsTo, visibleMentors } from './mentor-entry.policy.ts'
import { findEntriesForUpdate, findEntryOfYearForUpdate } from './mentor-entry.queries.ts'
import { offerYears, refusedChange } from './mentor-entry.rules.ts'
import { MENTOR_ENTRY, TITLES } from './present-entry.ts'

type Facts = Omit<MentorEntryForm, 'filePath'>
type StoredEntry = NonNullable<Awaited<ReturnType<typeof findEntryOfYearForUpdate>>>

const columns = ({ capacity, title, direction, profile, expectations }: Facts) => ({
  capacity,
  title,
  direction,
  profile,
  wishes: expectations,
})

/** The entry of a base and a year as a new draft, or unchanged, to be submitted again. */
async function opened(
  tx: SignedCtx,
  userId: number,
  facts: Facts,
  stored: StoredEntry | undefined,
): Promise<StoredEntry> {
  const departmentId = await mustBeEligible(tx, userId, facts.baseId)
  const years = offerYears(dayInChina(tx.now()))
  if (!years.includes(facts.year))
    throw fail(errors.yearNotOffered, { from: years[0], until: years[1] })
  if (stored) return { ...stored, departmentId }

  const place = { userId, baseId: facts.baseId, departmentId, year: facts.year }

  return tx.db
    .insertInto('mentorEntries')
    .values({ ...place, ...columns(facts), createdAt: tx.now(), updatedAt: tx.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(constraintErrors({ mentor_entries_one: errors.entryTaken }))
}

/**
 * Changes a standing entry in place; anything else takes `step`: submitted by its mentor, or
 * entered for the department.
 */
async function save(
  tx: SignedCtx,
  userId: number,
  facts: Facts,
  version: number | undefined,
  step: 'submit' | 'enter',
) {
  const stored = await findEntryOfYearForUpdate(tx.db, userId, facts.baseId, facts.year)
  if (step === 'enter') await mustBeOwnTeacher(tx, userId, stored?.id)
  if (stored) mustMatchVersion(stored, version)

  const isChange = stored !== undefined && isChangedInPlace(stored.state)
  const isTitleKept = stored?.title === facts.title
  if (!isTitleKept && !(await isDictValue(tx.db, TITLES, facts.title)))
    throw fail(errors.titleUnknown)

  const refused = isChange ? refusedChange(stored, facts, isPassed(stored.state)) : null
  if (refused) throw fail(errors[refused], { taken: stored!.taken })

  const entry = isChange ? stored : await opened(tx, userId, facts, stored)
  const isOwnDepartment = (
    await findEntriesForUpdate(tx.db, visibleMentors(tx.actor), [entry.id])
  ).some((row) => row.isOwnDepartment)
  const relations = relationsTo({ ...entry, isOwnDepartment }, tx.actor)
  if (step === 'enter' && !relations.has('reviewer')) throw fail(errors.teacherNotYours)

  if (isChange) {
    const next = await updateRow(tx, 'mentorEntries', entry, columns(facts))

    await tx.audit({
      action: 'mentors.entry.change',
      entity: MENTOR_ENTRY,
      entityId: entry.id,
      detail: { capacity: facts.capacity },
    })

    return { id: entry.id, state: entry.state, version: next }
  }

  const placed = {
    ...columns(facts),
    departmentId: entry.departmentId,
    submittedAt: tx.now(),
    reason: null,
  }

  let next = entry.version

  const state = await advance(
    tx,
    mentorEntryFlow,
    step,
    { id: entry.id, state: entry.state, relations },
    {},
    async (to) => {
      next = await updateRow(tx, 'mentorEntries', entry, { ...placed, state: to })
    },
  )

  return { id: entry.id, state, version: next }
}

/** Offers to be mentor at a base in a year, or changes the own entry, with its papers. */
export const saveOwnMentorEntry = (
  ctx: SignedCtx,
  { version, filePath, ...facts }: InputOf<typeof ownCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const saved = await save(tx, ctx.actor.userId, facts, version, 'submit')
    const record = { kind: MENTOR_ENTRY, id: saved.id }

    await claimFiles(tx, {
      keys: filePath,
      purposes: ['proof', 'attachment'],
      record,
      field: 'filePath',
    })

    await releaseFiles(tx, record, filePath)

    return saved
  })

/** Enters a teacher of one's department as mentor, or changes the entry. */
export const saveMentorEntry = (
  ctx: SignedCtx,
  { userId, version, ...facts }: InputOf<typeof enterCall, 'out'>,
) => inTransaction(ctx, (tx) => save(tx, userId, facts, version, 'enter'))
