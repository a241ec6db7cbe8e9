import { getOwnTimeline, getOwnTrainee } from '@residency/contract/areas/students/trainee.contract'
import { useCurrentUser } from '../../platform/current-user.ts'
import { useText } from '../../platform/i18n.ts'
import { useEndpoint } from '../../platform/queries.ts'
import { isTrainee } from '../../platform/roles.rules.ts'
import { DateCell } from '../../ui/date-cell.tsx'
import { studentsText } from './students.text.ts'
import './students.css'

const useOwnTrainee = () => useEndpoint(getOwnTrainee, {})

const useOwnTimeline = () => useEndpoint(getOwnTimeline, {})

/** The trainee and the next known step; hidden from other readers. */
export default function TraineeCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  return isTrainee(roles) ? <Card /> : null
}

function Card() {
  const text = useText(studentsText)
  const name = useCurrentUser((state) => state.me?.nickname ?? '')
  const { data: own, isLoading } = useOwnTrainee()
  return (
    <section className="panel trainee-card" aria-label={text.title}>
      <dl>
        <div>
          <dt>{text.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd className="figures">{isLoading ? '…' : (own?.number ?? text.noNumber)}</dd>
        </div>
        {own && (
          <>
            <div>
              <dt>{text.major}</dt>
              <dd>{own.major}</dd>
            </div>
            <div>
              <dt>{text.unit}</dt>
              <dd>{own.trainingUnit}</dd>
            </div>
            <div>
              <dt>{text.since}</dt>
              <dd className="figures">{own.enrolledOn}</dd>
            </div>
          </>
        )}
      </dl>
      <h2>{text.next}</h2>
      <ul>
        {text.coming.map(({ what, state }) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{state}</span>
          </li>
        ))}
      </ul>
      <OwnTimeline />
    </section>
  )
}

/** What has happened so far, latest first; collapsed. */
function OwnTimeline() {
  const text = useText(studentsText)
  const { data = [] } = useOwnTimeline()
  if (data.length === 0) return null
  return (
    <details>
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
