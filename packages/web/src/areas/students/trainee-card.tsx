import { signupPermissions as may } from '@residency/contract/areas/signup/permissions'
import { getOwnRegistration } from '@residency/contract/areas/signup/registration.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { useText } from '../../platform/i18n.ts'
import { usePerm } from '../../platform/permissions.tsx'
import { studentsText } from './students.text.ts'
import './students.css'

/** The number comes with the own sign-up; trainees who did not come that way have none to show here. */
function useTraineeNumber() {
  const isAllowed = usePerm([may.fill])
  const own = useQuery({ queryKey: ['trainee-number'], queryFn: readNumber, enabled: isAllowed, gcTime: 0 })
  return { number: own.data ?? null, isLoading: own.isLoading }
}
/** Only the number is kept: the sign-up around it holds personal data. */
const readNumber = () =>
  call(getOwnRegistration, {}, { quiet: true }).then(
    (own) => own.traineeNumber,
    () => null,
  )

/** Who the trainee is, and what comes next as far as it is known; nothing is shown to others. */
export function TraineeCard() {
  const isTrainee = useCurrentUser((state) => state.me?.roles.includes('STUDENT') === true)
  return isTrainee ? <Card /> : null
}

function Card() {
  const text = useText(studentsText)
  const name = useCurrentUser((state) => state.me?.nickname ?? '')
  const { number, isLoading } = useTraineeNumber()
  return (
    <section className="panel trainee-card" aria-label={text.title}>
      <dl>
        <div>
          <dt>{text.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd className="figures">{isLoading ? '…' : (number ?? text.noNumber)}</dd>
        </div>
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
    </section>
  )
}
