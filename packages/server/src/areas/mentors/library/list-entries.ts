import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import type { MentorEntryFilters } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { holds, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findInTeacherLibrary } from '../../teachers/teachers.public.ts'
import { visibleMentors } from './mentor-entry.policy.ts'
import { findEntry, findEntryPage, findKnownEntry } from './mentor-entry.queries.ts'
import { MENTOR_ENTRY, presentEntry, reviewedEntry, titleLabels } from './present-entry.ts'
import { findTraineesOfEntry } from './relation.queries.ts'

/** Filters with the reader's scope. */
export const matchOf = <F extends object>(ctx: SignedCtx, filters: F) => ({
  ...filters,
  scope: visibleMentors(ctx.actor),
  userId: ctx.actor.userId,
})

/** Entries in the reader's scope, those that wait for the reader first. */
export async function listMentorEntries(ctx: SignedCtx, filters: MentorEntryFilters) {
  const { rows, total } = await findEntryPage(ctx.db, matchOf(ctx, filters), filters, ctx.language)

  const titles = await titleLabels(ctx)
  return { list: rows.map((row) => reviewedEntry(ctx, row, titles)), total }
}

/** Only those that wait for the reader. */
export const listMentorBacklog = (
  ctx: SignedCtx,
  filters: Omit<MentorEntryFilters, 'waiting' | 'state'>,
) => listMentorEntries(ctx, { ...filters, waiting: '1' })

export async function getMentorEntry(ctx: SignedCtx, { id }: { id: number }) {
  const entry = found(await findEntry(ctx.db, visibleMentors(ctx.actor), id))

  const [titles, files] = await Promise.all([
    titleLabels(ctx),
    filesOf(ctx.db, { kind: MENTOR_ENTRY, id }),
  ])

  return { ...reviewedEntry(ctx, entry, titles), files }
}

/**
 * An entry that the reader may know of; without the right to the library only the own one, as
 * mentor or as trainee.
 */
const knownEntry = async ({ db, actor }: SignedCtx, id: number, asTrainee: boolean) =>
  found(
    await findKnownEntry(
      db,
      visibleMentors(actor),
      { userId: actor.userId, isReader: holds(actor, may.list), asTrainee },
      id,
    ),
  )

export async function getMentorOfEntry(ctx: SignedCtx, { id }: { id: number }) {
  const entry = await knownEntry(ctx, id, true)

  const [titles, qualification] = await Promise.all([
    titleLabels(ctx),
    findInTeacherLibrary(ctx.db, entry.userId),
  ])

  return { ...presentEntry(ctx, entry, titles), qualification: presentQualification(qualification) }
}

type LibraryEntry = Awaited<ReturnType<typeof findInTeacherLibrary>>

/** Level, number and end of the qualification; a teacher in the library always has them. */
export const presentQualification = (entry: LibraryEntry) =>
  entry ? { level: entry.level, number: entry.number!, validUntil: entry.validUntil! } : null

export async function listTraineesOfEntry(ctx: SignedCtx, { id }: { id: number }) {
  const entry = await knownEntry(ctx, id, false)
  const rows = await findTraineesOfEntry(ctx.db, entry.id)
  return rows.map((r) => ({
    ...r,
    major: labelIn(ctx.language, r.major, r.majorEn),
  }))
}
