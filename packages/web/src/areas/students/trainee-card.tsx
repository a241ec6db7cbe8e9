import { fileWords } from '@residency/contract/areas/students/file/text'
import type { getOwnHome } from '@residency/contract/areas/students/trainee.contract'
import * as trainee from '@residency/contract/areas/students/trainee.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../platform/calls/queries.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { isTrainee } from '../../platform/roles.rules.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { StateTag } from '../../ui/tables/state-tag.tsx'
import { DateCell } from '../../ui/times/date-cell.tsx'
import './students.css'
import { studentsText } from './students.text.ts'
import { STATUS_TONES } from './trainees/status-tones.rules.ts'

type Home = NonNullable<AnswerOf<typeof getOwnHome>>
const useOwnHome = () => useEndpoint(trainee.getOwnHome, {})

const useOwnTimeline = (isWanted: boolean) =>
  useEndpoint(trainee.getOwnTimeline, isWanted ? {} : null)

/** The own training at a glance, and what comes next; hidden from other readers. */
export default function TraineeCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  return isTrainee(roles) ? <Card /> : null
}

function Card() {
  const text = useText(studentsText)
  const { data: own, isLoading } = useOwnHome()
  return (
    <section className="panel trainee-card" aria-label={text.title}>
      {own ? <Facts own={own} /> : <p className="soft">{isLoading ? '…' : text.noNumber}</p>}
      {own && <Next own={own} />}
      {own && <OwnTimeline />}
    </section>
  )
}

function Facts({ own }: { own: Home }) {
  const text = useText(studentsText)
  const { statuses } = useText(fileWords)
  const month = own.month ? say(text.month, own.month) : null

  const facts: [string, ReactNode][] = [
    [
      text.progress,
      month ?? <StateTag tone={STATUS_TONES[own.status]}>{statuses[own.status]}</StateTag>,
    ],
    [text.number, own.number],
    [text.major, own.major],
    [text.end, own.plannedEnd ?? text.openEnd],
  ]

  return (
    <>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {own.month && (
        <progress
          className="training-bar"
          aria-label={text.progress}
          value={own.month.number}
          max={own.month.of}
        />
      )}
    </>
  )
}

/** What the file lacks, and what is being reviewed; where the trainee is has a part of its own. */
function Next({ own }: { own: Home }) {
  const text = useText(studentsText)

  const lines: { key: string; what: string; state: ReactNode; path?: string }[] = [
    ...(own.missing.length
      ? [
          {
            key: 'missing',
            what: say(text.missing, { count: own.missing.length }),
            state: own.missing.join(text.comma),
            path: '/student/file',
          },
        ]
      : []),
    ...(own.waiting
      ? [
          {
            key: 'waiting',
            what: say(text.waiting, { count: own.waiting }),
            state: text.waitingNote,
            path: '/student/file',
          },
        ]
      : []),
  ]

  if (lines.length === 0) return null

  return (
    <>
      <h2>{text.next}</h2>
      <ul>
        {lines.map(({ key, what, state, path }) => (
          <li key={key}>
            <strong>{path ? <Link to={path}>{what}</Link> : what}</strong>
            <span>{state}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What has happened so far, latest first; collapsed, and read when it is opened. */
function OwnTimeline() {
  const text = useText(studentsText)
  const [isOpened, setOpened] = useState(false)
  const { data = [] } = useOwnTimeline(isOpened)

  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{text.timeline}</summary>
      <ol>
        {data.map(({ at, what, note }) => (
          <li key={`${at} ${what}`}>
            <DateCell value={at} /> {what}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </details>
  )
}
