import type { PersonHours, WeekHours } from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import dayjs from 'dayjs'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { hoursText } from './hours.text.ts'
import { WEEK_TONES } from './hours-tones.rules.ts'
import { useHoursLabel } from './use-hours-label.ts'

type PersonWeek = { person: PersonHours; week: WeekHours }

/** A trainee's month: each week with its hours, its state and whether it is over the limit. */
export function usePersonColumns(
  mondays: readonly string[],
  onOpen: (chosen: PersonWeek) => void,
): Column<PersonHours>[] {
  const { list: text, ...words } = useText(hoursText)
  const label = useHoursLabel()
  const hoursOf = (hours: number) => <span className="figures">{label(hours)}</span>

  return [
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    {
      key: 'weeks',
      title: text.weeks,
      width: 340,
      card: 'action',
      cell: (person) => (
        <span className="hours-weeks">
          {mondays.map((monday) => (
            <WeekCell
              key={monday}
              name={person.name}
              week={person.weeks.find(({ startsOn }) => startsOn === monday) ?? null}
              onOpen={(week) => onOpen({ person, week })}
            />
          ))}
        </span>
      ),
    },
    {
      key: 'worked',
      title: text.worked,
      width: 180,
      card: 'fact',
      cell: ({ worked, planned }) => (
        <span className="figures">
          {label(worked)} / {label(planned)}
        </span>
      ),
    },
    {
      key: 'overtime',
      title: text.overtime,
      width: 100,
      card: 'fact',
      cell: ({ overtime }) => hoursOf(overtime),
    },
    {
      key: 'average',
      title: text.average,
      width: 130,
      card: 'fact',
      cell: ({ average }) => hoursOf(average),
    },
    {
      key: 'late',
      title: text.late,
      width: 110,
      card: 'fact',
      cell: ({ late }) => <span className="figures">{late}</span>,
    },
    {
      key: 'over',
      title: words.over,
      width: 110,
      card: 'state',
      cell: ({ isOver }) => isOver && <StateTag tone="bad">{words.over}</StateTag>,
    },
  ]
}

type WeekCellProps = {
  name: string
  week: WeekHours | null
  onOpen: (week: WeekHours) => void
}

/** The place of a week in its column, also without a shift. */
function WeekCell({ name, week, onOpen }: WeekCellProps) {
  const { list: text } = useText(hoursText)
  if (week) return <WeekButton name={name} week={week} onOpen={() => onOpen(week)} />

  return (
    <span className="hours-week" title={text.noShift}>
      —
    </span>
  )
}

type WeekButtonProps = { name: string; week: WeekHours; onOpen: () => void }

function WeekButton({ name, week, onOpen }: WeekButtonProps) {
  const { list: text, shortDay } = useText(hoursText)
  const { states } = useText(hoursWords).flows.dutyWeek
  const { worked, planned, startsOn, state, isOver, isPast, missing } = week
  const hours = isPast ? worked : planned
  const tone = isPast ? WEEK_TONES[state] : 'calm'
  const hoursLabel = useHoursLabel()
  const label = say(text.weekOf, {
    name,
    from: startsOn,
    hours: hoursLabel(hours),
    state: states[state],
  })

  return (
    <button
      type="button"
      className={`hours-week figures is-${tone}${isOver ? ' is-over' : ''}`}
      aria-label={isOver ? say(text.overOf, { label }) : label}
      title={isOver ? say(text.overOf, { label }) : label}
      onClick={onOpen}
    >
      <small>{dayjs(startsOn).format(shortDay)}</small>
      {isPast ? Math.round(hours) : say(text.plannedCell, { hours: Math.round(hours) })}
      {isPast && missing > 0 && <b> {text.missingCell}</b>}
    </button>
  )
}
