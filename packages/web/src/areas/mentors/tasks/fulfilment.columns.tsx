import type { Fulfilment } from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { taskText } from './task.text.ts'

/** Columns of the table of fulfilment. */
export function useFulfilmentColumns(): Column<Fulfilment>[] {
  const { span, fulfilment: text } = useText(taskText)
  const { fields, fulfilled } = useText(recordWords)
  return [
    linesColumn('mentor', text.mentor, { width: 160, card: 'fact' }, (row) => ({
      name: row.mentor,
      note: row.department,
    })),
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    linesColumn('task', text.task, { width: 240, card: 'fact' }, (row) => ({
      name: row.task,
      note: say(span, { from: row.startsOn, until: row.endsOn }),
    })),
    {
      key: 'done',
      title: text.done,
      width: 140,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          <NameLines
            name={say(text.count, row)}
            note={row.waiting > 0 ? say(text.waiting, { count: row.waiting }) : null}
          />
        </span>
      ),
    },
    {
      key: 'fulfilled',
      title: fields.fulfilled,
      width: 110,
      card: 'state',
      cell: ({ done, meetings }) => (
        <StateTag tone={done >= meetings ? 'good' : 'wait'}>
          {done >= meetings ? fulfilled.yes : fulfilled.no}
        </StateTag>
      ),
    },
  ]
}
