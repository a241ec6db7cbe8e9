import type { Course, Learner } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { courseText } from './course.text.ts'
import { COURSE_TONES, learnerStatusOf, STATUS_TONES } from './course-tones.rules.ts'
import { ShareBar } from './share-bar.tsx'

/** Columns of the list of courses. */
export function useCourseColumns(actionsOf: (row: Course) => RowAction[]): Column<Course>[] {
  const { manage: text, actions } = useText(courseText)
  const { fields, audiences, flows } = useText(courseWords)
  return [
    {
      key: 'name',
      title: fields.title,
      width: 240,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    linesColumn('base', text.base, { width: 150, card: 'fact' }, (row) => ({
      name: row.base ?? text.all,
      note: audiences[row.audience],
    })),
    {
      key: 'size',
      sort: 'lessons',
      title: text.size,
      width: 150,
      card: 'fact',
      cell: (row) => (
        <span className="figures nowrap">
          {say(text.sizeOf, { lessons: row.lessons, minutes: row.minutes })}
        </span>
      ),
    },
    {
      key: 'progress',
      title: text.progress,
      width: 110,
      cell: (row) => (
        <span className="figures">
          {say(text.progressOf, { done: row.done, people: row.people })}
        </span>
      ),
    },
    {
      key: 'due',
      sort: 'dueOn',
      title: text.due,
      width: 120,
      cell: (row) => (row.dueOn ? <DateCell value={row.dueOn} /> : text.noDue),
    },
    { key: 'by', title: text.by, width: 110, isExtra: true, cell: (row) => row.by },
    stateColumn('state', fields.state, {
      width: 100,
      tones: COURSE_TONES,
      words: flows.course.states,
    }),
    actionsColumn(actions, 140, actionsOf),
  ]
}

/** Columns of the people of a course. */
export function useLearnerColumns(): Column<Learner>[] {
  const { people: text, none } = useText(courseText)
  const { fields } = useText(courseWords)
  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.isAssigned ? row.number : `${row.number} · ${text.own}`,
    })),
    {
      key: 'department',
      title: text.department,
      width: 150,
      card: 'fact',
      cell: (row) => row.department ?? none,
    },
    {
      key: 'share',
      title: text.share,
      width: 160,
      card: 'fact',
      cell: (row) => <ShareBar share={row.share} />,
    },
    {
      key: 'status',
      title: fields.status,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={STATUS_TONES[learnerStatusOf(row)]}>
          {text.statuses[learnerStatusOf(row)]}
        </StateTag>
      ),
    },
    {
      key: 'last',
      sort: 'lastAt',
      title: text.last,
      width: 140,
      cell: (row) => <DateCell value={row.lastAt} hasTime />,
    },
    {
      key: 'done',
      sort: 'doneAt',
      title: text.done,
      width: 140,
      cell: (row) => <DateCell value={row.doneAt} hasTime />,
    },
    {
      key: 'certificate',
      sort: 'certificateNumber',
      title: text.certificate,
      width: 140,
      isExtra: true,
      cell: (row) => row.certificateNumber ?? none,
    },
  ]
}
