import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleMentors } from './mentor-entry.policy.ts'
import { findEntriesOf } from './mentor-entry.queries.ts'
import { shownEntry, titleLabels } from './shown-entry.ts'

/** What somebody has offered as mentor. */
export async function* entriesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = libraryWords[ctx.language]
  const { states } = flows.mentorEntry
  const rows = await findEntriesOf(ctx.db, visibleMentors(ctx.actor), ctx.actor.userId)
  if (rows.length === 0) return

  const titles = await titleLabels(ctx)

  yield {
    heading: heads.entries,
    records: rows.map((row) => {
      const one = shownEntry(ctx, row, titles)
      return {
        [fields.year]: one.year,
        [fields.baseId]: one.base,
        [fields.departmentId]: one.department,
        [fields.title]: one.titleLabel,
        [fields.capacity]: one.capacity,
        [fields.direction]: one.direction,
        [fields.profile]: one.profile,
        [fields.expectations]: one.expectations,
        [fields.state]: states[one.state],
        [fields.reason]: one.reason,
      }
    }),
  }
}
