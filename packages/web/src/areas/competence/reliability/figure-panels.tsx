import type {
  Estimate,
  ReliabilityFigure,
} from '@residency/contract/areas/competence/reliability/reliability.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { judgePresent, rowsOf, sharesOf, twoDigits } from './reliability.rules.ts'
import { reliabilityText } from './reliability.text.ts'

type Props = { figure: ReliabilityFigure }

const worded = ({ value, from, to }: Estimate) => ({
  value: twoDigits(value),
  from: twoDigits(from),
  to: twoDigits(to),
})

/** The reliability now, where differences come from, and what more observations would bring. */
export const FigurePanels = ({ figure }: Props) => (
  <div className="reliability-panels">
    <Present figure={figure} />
    <Shares figure={figure} />
    <Ahead figure={figure} />
  </div>
)

const PRESENT_TONES = { enough: 'good', likely: 'wait', short: 'wait' } as const

function Present({ figure }: Props) {
  const text = useText(reliabilityText)
  const { phi, present, goal } = figure
  const judged = judgePresent(figure)
  const needed = (sentence: string, count: number | null) =>
    count === null ? text.goalNone : say(sentence, { count })

  return (
    <section className="panel">
      <h2>{text.phi}</h2>
      <p className="reliability-phi figures">{twoDigits(phi.value)}</p>
      <p className="soft figures">{say(text.interval, worded(phi))}</p>
      <p>
        {say(text.present, {
          observers: present.observers.toFixed(1),
          occasions: present.occasions.toFixed(1),
        })}
      </p>
      <p>
        <StateTag tone={PRESENT_TONES[judged]}>{say(text[judged], { phi: goal.phi })}</StateTag>
      </p>
      {judged === 'short' && (
        <dl className="reliability-goal">
          <dt>{text.observersOnly}</dt>
          <dd>{needed(text.goalObservers, goal.observers)}</dd>
          <dt>{text.occasionsOnly}</dt>
          <dd>{needed(text.goalOccasions, goal.occasions)}</dd>
        </dl>
      )}
    </section>
  )
}

const PARTS = ['trainee', 'observer', 'occasion'] as const

function Shares({ figure: { variances } }: Props) {
  const text = useText(reliabilityText)
  const shares = sharesOf(variances)

  return (
    <section className="panel">
      <h2>{text.variances}</h2>
      <dl className="reliability-shares">
        {PARTS.map((part) => {
          const variance = variances[part]

          return (
            <div key={part}>
              <dt>
                {text.shares[part]} <strong className="figures">{shares[part]} %</strong>
              </dt>
              <dd>
                <span className={`is-${part}`} style={{ width: `${shares[part]}%` }} />
                <small className="figures">
                  {variance ? say(text.varianceOf, worded(variance)) : text.unknown}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="soft">{text.method}</p>
    </section>
  )
}

function Ahead({ figure: { ahead, goal } }: Props) {
  const text = useText(reliabilityText)
  const rows = rowsOf(ahead)

  return (
    <section className="panel">
      <h2>{text.ahead}</h2>
      <p className="soft">{say(text.aheadNote, { phi: goal.phi })}</p>
      <table className="reliability-table">
        <thead>
          <tr>
            <th scope="col">{text.observers}</th>
            {rows[0]?.plans.map(({ occasions }) => (
              <th key={occasions} scope="col">
                {say(text.occasions, { count: occasions })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ observers, plans }) => (
            <tr key={observers}>
              <th scope="row">{observers}</th>
              {plans.map(({ occasions, phi }) => (
                <td key={occasions} className={phi >= goal.phi ? 'is-enough' : undefined}>
                  {twoDigits(phi)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
