import {
  CHANGE_FACTS,
  type ChangeFact,
} from '@residency/contract/areas/teachers/changes/change.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { factLabels } from '../qualification/present-qualification.ts'
import { changeActions, isWaiting, mayWithdrawChange } from './change.policy.ts'
import { type ChangeRow, findProfiles } from './change.queries.ts'
import { type Facts, factsOf, movedFacts } from './change.rules.ts'

export const TEACHER_CHANGE = 'teacherChange'

/** What a fact is called, and how its value reads. */
export async function factReader(ctx: SignedCtx) {
  const { titles, educations, degrees } = await factLabels(ctx)

  const labels: Partial<Record<ChangeFact, Map<string, string>>> = {
    title: titles,
    education: educations,
    degree: degrees,
  }

  const { fields } = qualificationWords[ctx.language]

  return {
    label: (key: ChangeFact) => fields[key],
    read: (key: ChangeFact, value: string | null) =>
      value === null ? null : (labels[key]?.get(value) ?? value),
  }
}

const presentFacts = (
  { label, read }: Awaited<ReturnType<typeof factReader>>,
  change: ChangeRow,
  currentFacts: Facts | null,
) => {
  const moved = isWaiting(change.state) ? movedFacts(change.oldFacts, currentFacts) : []
  return CHANGE_FACTS.filter((key) => key in change.newFacts).map((key) => ({
    key,
    label: label(key),
    before: read(key, change.oldFacts[key] ?? null),
    after: read(key, change.newFacts[key] ?? null),
    now: moved.includes(key) ? read(key, currentFacts?.[key] ?? null) : null,
    hasMoved: moved.includes(key),
  }))
}

/**
 * Changes with old and new side by side, only what differs; for those that wait also what has
 * become of it since.
 */
export async function presentChanges(ctx: SignedCtx, rows: readonly ChangeRow[]) {
  const [reader, files, profiles] = await Promise.all([
    factReader(ctx),
    filesOfMany(
      ctx.db,
      TEACHER_CHANGE,
      rows.map(({ id }) => id),
    ),
    findProfiles(
      ctx.db,
      rows.map(({ userId }) => userId),
    ),
  ])

  const factsByUser = new Map(profiles.map((profile) => [profile.userId, factsOf(profile)]))
  return rows.map((r) => ({
    ...r,
    department: r.department && labelIn(ctx.language, r.department, r.departmentEn),
    facts: presentFacts(reader, r, factsByUser.get(r.userId) ?? null),
    files: files.get(r.id) ?? [],
    createTime: minuteInChina(r.createdAt),
    actions: changeActions(r, ctx.actor),
    mayWithdraw: mayWithdrawChange(r, ctx.actor),
  }))
}
