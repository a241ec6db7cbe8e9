import { errorSentence } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findInTeacherLibrary } from '../../teachers/teachers.public.ts'
import { basesOf, refusalOf } from './eligible-mentor.ts'
import { presentQualification } from './list-entries.ts'
import { isChangedInPlace, isPassed, mayWithdraw, visibleMentors } from './mentor-entry.policy.ts'
import { type EntryRow, findEntriesOf } from './mentor-entry.queries.ts'
import { offerYears } from './mentor-entry.rules.ts'
import { MENTOR_ENTRY, presentEntry, titleLabels } from './present-entry.ts'

/**
 * The own entries, whether one may offer, where and for which years, and the facts of the last
 * entry to start from.
 */
export async function getOwnMentorEntries(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const today = dayInChina(ctx.now())

  const [rows, qualification, titles] = await Promise.all([
    findEntriesOf(ctx.db, visibleMentors(ctx.actor), userId),
    findInTeacherLibrary(ctx.db, userId),
    titleLabels(ctx),
  ])

  const refusal = refusalOf(qualification, today)
  const ids = rows.map(({ id }) => id)

  const [files, bases] = await Promise.all([
    filesOfMany(ctx.db, MENTOR_ENTRY, ids),
    basesOf(ctx, qualification ? [qualification] : []),
  ])

  const years = offerYears(today)
  const last = rows[0]

  return {
    entries: rows.map((m) => ({
      ...presentEntry(ctx, m, titles),
      files: files.get(m.id) ?? [],
      isEditable: isChangedInPlace(m.state) || (refusal === null && years.includes(m.year)),
      mayWithdraw: mayWithdraw(m, ctx.actor),
      titleIsFixed: isPassed(m.state),
    })),
    refusal: refusal && errorSentence(ctx.words, ctx.language, refusal.def, refusal.data),
    qualification: presentQualification(qualification),
    bases: bases.get(qualification?.departmentId ?? 0) ?? [],
    years,
    known: knownFacts(last, qualification),
    knownYear: last?.year ?? null,
  }
}

/** The facts that a new entry begins with: those of the last one, or the title. */
function knownFacts(
  last: EntryRow | undefined,
  qualification: Awaited<ReturnType<typeof findInTeacherLibrary>>,
) {
  if (last) return factsOf(last)

  return qualification ? { title: qualification.title } : {}
}

const factsOf = ({
  baseId,
  capacity,
  title,
  direction,
  profile,
  wishes: expectations,
}: EntryRow) => ({
  baseId,
  capacity: Math.max(1, capacity),
  title,
  direction,
  profile,
  expectations,
})
