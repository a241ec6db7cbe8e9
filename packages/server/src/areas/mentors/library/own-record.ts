import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleMentors } from './mentor-entry.policy.ts'
import { findEntriesOf } from './mentor-entry.queries.ts'
import { presentEntry, titleLabels } from './present-entry.ts'

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
      const entry = presentEntry(ctx, row, titles)
      return {
        [fields.year]: entry.year,
        [fields.baseId]: entry.base,
        [fields.departmentId]: entry.department,
        [fields.title]: entry.titleLabel,
        [fields.capacity]: entry.capacity,
        [fields.direction]: entry.direction,
        [fields.profile]: entry.profile,
        [fields.expectations]: entry.expectations,
        [fields.state]: states[entry.state],
        [fields.reason]: entry.reason,
      }
    }),
  }
}
