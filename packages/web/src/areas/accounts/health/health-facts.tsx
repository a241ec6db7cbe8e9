import type { HealthFact } from '@residency/contract/areas/accounts/health/health.contract'
import { healthWords } from '@residency/contract/areas/accounts/health/health.text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import type { Health } from './health.queries.ts'
import { keyOfFact, TONES } from './health.rules.ts'
import { healthText } from './health.text.ts'

/** The label of a fact; of several with one name, with the channel or host. */
function useLabelOf() {
  const { named, channels } = useText(healthText)
  const names: Readonly<Record<string, string>> = channels

  return ({ label, about }: HealthFact) =>
    about === null ? label : say(named, { label, about: names[about] ?? about })
}

/** What needs attention, each with what to do. */
export function FactsToMend({ facts }: { facts: readonly HealthFact[] }) {
  const text = useText(healthText)
  const { levels } = useText(healthWords)
  const labelOf = useLabelOf()
  if (facts.length === 0) return null

  return (
    <section className="panel" aria-label={text.todo}>
      <h2>{text.todo}</h2>
      <ul className="health-todo">
        {facts.map((fact) => (
          <li key={keyOfFact(fact)} className={`is-${fact.level}`}>
            <StateTag tone={TONES[fact.level]}>{levels[fact.level]}</StateTag>
            <div>
              <strong>{labelOf(fact)}</strong> <span className="figures">{fact.shown}</span>
              <p className="soft">{fact.remedy}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All facts by their groups. */
export function FactGroups({ groups }: Pick<Health, 'groups'>) {
  const text = useText(healthText)

  return (
    <div className="health-groups">
      {groups.map(({ group, facts }) => (
        <section key={group} className="panel" aria-label={text.groups[group]}>
          <h2>{text.groups[group]}</h2>
          <dl>
            {facts.map((fact) => (
              <Fact key={keyOfFact(fact)} fact={fact} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Fact({ fact }: { fact: HealthFact }) {
  const { levels } = useText(healthWords)
  const labelOf = useLabelOf()

  return (
    <div>
      <dt>{labelOf(fact)}</dt>
      <dd className="figures">
        {fact.shown}
        {fact.level !== 'ok' && <StateTag tone={TONES[fact.level]}>{levels[fact.level]}</StateTag>}
      </dd>
    </div>
  )
}
