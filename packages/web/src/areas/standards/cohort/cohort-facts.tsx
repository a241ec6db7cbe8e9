import type { CohortDetail } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { useTableText } from '../table/use-table-text.ts'
import './cohort.css'
import { cohortText } from './cohort.text.ts'

type Fact = { label: string; value: ReactNode; isWide?: boolean }

/** What a cohort is: major, training, standard, stages, members, electives. */
export function useCohortFacts() {
  const text = useText(cohortText)
  const { fields } = useText(cohortWords)
  const { lengthMonths } = useText(tableWords).fields
  const lengths = useTableText()

  return (cohort: CohortDetail): Fact[] => [
    { label: fields.majorId, value: `${cohort.major} · ${cohort.base}` },
    { label: text.period, value: `${cohort.startsOn} – ${cohort.endsOn}` },
    {
      label: text.standard,
      value: (
        <>
          <Link className="link-button in-text" to={`/standard/country?id=${cohort.standardId}`}>
            {cohort.standard}
          </Link>{' '}
          {say(text.edition, { edition: cohort.edition })}
        </>
      ),
    },
    { label: lengthMonths, value: lengths(cohort) },
    {
      label: text.members,
      value: (
        <>
          {say(text.memberCount, { count: cohort.memberCount })}{' '}
          <Link
            className="link-button in-text"
            to={`/standard/batch-student?cohortId=${cohort.id}`}
          >
            {text.toMembers}
          </Link>
          {cohort.otherStarts > 0 && (
            <span className="soft"> · {say(text.otherStarts, { count: cohort.otherStarts })}</span>
          )}
        </>
      ),
    },
    ...(cohort.hasElectives
      ? [{ label: text.electives, value: <ElectiveTime cohort={cohort} /> }]
      : []),
    ...(cohort.note ? [{ label: fields.note, value: cohort.note, isWide: true }] : []),
  ]
}

function ElectiveTime({ cohort }: { cohort: CohortDetail }) {
  const text = useText(cohortText)
  if (cohort.electivesFrom === null) return <span className="soft">{text.noWindow}</span>

  return (
    <>
      <DateCell value={cohort.electivesFrom} hasTime /> –{' '}
      <DateCell value={cohort.electivesUntil} hasTime />{' '}
      <Link className="link-button in-text" to={`/standard/electives?cohortId=${cohort.id}`}>
        {text.toElectives}
      </Link>
    </>
  )
}

/** Why it was returned; departments that the comparison leaves out. */
export function CohortBanner({ cohort }: { cohort: CohortDetail }) {
  const text = useText(cohortText)
  const last = cohort.history[0]
  const isReturned = last?.action === 'return'

  return (
    <>
      {isReturned && (
        <div className="cohort-banner">
          <Alert type="error" showIcon title={say(text.returned, { reason: last.reason ?? '' })} />
        </div>
      )}
      {cohort.unmatched.length > 0 && cohort.actions.includes('remake') && (
        <div className="cohort-banner">
          <Alert
            type="warning"
            showIcon
            title={say(text.unmatched, { names: cohort.unmatched.join(text.comma) })}
          />
        </div>
      )}
    </>
  )
}

/** Months that the shares do not divide into whole ones. */
export function RoundedNotes({ cohort }: { cohort: CohortDetail }) {
  const text = useText(cohortText)
  if (cohort.rounded.length === 0) return null

  return (
    <ul className="cohort-notes">
      {cohort.rounded.map(({ name, months, parts }) => (
        <li key={name}>
          {say(text.rounded, {
            name,
            months,
            parts: parts.map((part) => say(text.part, part)).join(text.comma),
          })}
        </li>
      ))}
    </ul>
  )
}
