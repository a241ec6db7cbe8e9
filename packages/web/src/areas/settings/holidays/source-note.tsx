import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { Alert } from 'antd'
import { dayOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { holidayText } from './holiday.text.ts'

/** The source of a year's days; for a year that was not published, a note on what is assumed. */
export function SourceNote({ year }: { year: HolidayYear }) {
  const text = useText(holidayText)
  const { source, shipped } = year

  const chooseWords = () => {
    if (source) return text.sources[source]

    return shipped === 'unpublished' ? text.sources.unpublished : text.sources.none
  }

  const words = chooseWords()

  const papers = year.papers.filter((address) => /^https?:\/\//.test(address))

  return (
    <Alert
      type={source === 'imported' ? 'info' : 'warning'}
      showIcon
      className="year-note"
      title={
        <>
          {say(words, { year: year.year })}{' '}
          {papers.map((address) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              {text.paper}
            </a>
          ))}{' '}
          {year.changedAt && (
            <span className="soft">{say(text.changedAt, { at: dayOf(year.changedAt) })}</span>
          )}
        </>
      }
    />
  )
}

/** Half days off for a part of the citizens, by which their leave is counted. */
export function GroupDays({ year: { groupDays } }: { year: HolidayYear }) {
  const text = useText(holidayText)
  return (
    <ul className="year-legend" aria-label={text.groupDays}>
      {groupDays.map(({ day, group }) => (
        <li key={day}>{say(text.groups[group], { day })}</li>
      ))}
    </ul>
  )
}

const LOOKS = ['work', 'weekend', 'off', 'makeup'] as const

/** Legend of the days and keyboard help. */
export function Legend({ canEdit }: { canEdit: boolean }) {
  const text = useText(holidayText)
  return (
    <ul className="year-legend" aria-label={text.legend}>
      {LOOKS.map((look) => (
        <li key={look}>
          <span className={`year-day is-${look}`} aria-hidden="true">
            <span className="figures">8</span>
            {(look === 'off' || look === 'makeup') && <i>{text.marks[look]}</i>}
          </span>
          {text.looks[look]}
        </li>
      ))}
      <li>
        <span className="year-day is-work is-edited" aria-hidden="true">
          <span className="figures">8</span>
        </span>
        {text.editedMark}
      </li>
      {canEdit && <li className="soft year-keys">{text.keys}</li>}
    </ul>
  )
}
