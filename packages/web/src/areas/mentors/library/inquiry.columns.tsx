import type { MentorRelation } from '@residency/contract/areas/mentors/library/inquiry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { libraryText } from './library.text.ts'

/** Columns of the inquiry. */
export function useInquiryColumns(): Column<MentorRelation>[] {
  const { inquiry: text, span, since } = useText(libraryText)
  const { fields, sources, whens } = useText(libraryWords)
  const spanOf = ({ startedOn, endedOn }: MentorRelation) =>
    say(endedOn ? span : since, { from: startedOn, until: endedOn ?? '' })

  return [
    linesColumn('trainee', fields.trainee, { width: 140, card: 'title' }, (row) => ({
      name: row.trainee,
      note: row.number,
    })),
    linesColumn('mentor', fields.mentor, { width: 150, card: 'fact' }, (row) => ({
      name: row.mentor,
      note: row.department,
    })),
    linesColumn('base', fields.baseId, { width: 190 }, (row) => ({
      name: row.base,
      note: row.major,
    })),
    figuresColumn('year', fields.year, { width: 70 }),
    { key: 'source', title: text.source, width: 110, cell: (row) => sources[row.source] },
    linesColumn('since', text.since, { sort: 'startedOn', width: 190, card: 'fact' }, (row) => ({
      name: spanOf(row),
      note: row.endReason,
    })),
    {
      key: 'when',
      title: fields.when,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.endedOn ? 'calm' : 'good'}>
          {row.endedOn ? whens.past : whens.current}
        </StateTag>
      ),
    },
  ]
}
