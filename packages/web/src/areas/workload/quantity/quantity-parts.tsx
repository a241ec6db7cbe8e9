import type {
  QuantityDetail,
  QuantityLine,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../entries/entries.css'
import { WorkBar } from '../entries/work-bar.tsx'
import { quantityText } from './quantity.text.ts'

type Stage = QuantityDetail['stages'][number]

/** Everything a standard asks for, by stage and department, as bars that open their entries. */
export function QuantityParts({
  of,
  entriesPath,
}: {
  of: QuantityDetail
  entriesPath: (requirementId: number) => string
}) {
  return (
    <>
      {of.stages.map((stage) => (
        <StagePart key={stage.stage ?? 0} stage={stage} entriesPath={entriesPath} />
      ))}
    </>
  )
}

function StagePart({
  stage,
  entriesPath,
}: {
  stage: Stage
  entriesPath: (requirementId: number) => string
}) {
  const text = useText(quantityText)
  const title = stage.stage === null ? text.whole : say(text.stage, { stage: stage.stage })
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        <span className="figures">
          {say(text.sums, { passed: stage.passed, required: stage.required })} ·{' '}
          {say(text.percent, { value: stage.percent ?? 100 })}
        </span>
      </div>
      {stage.rows.map((row) => (
        <div key={row.rowId} className="work-row">
          <h3>{row.label}</h3>
          {row.until && <p className="soft figures">{say(text.until, { day: row.until })}</p>}
          <ul className="work-bars">
            {row.lines.map((line) => (
              <LineBar
                key={line.requirementId}
                quantityLine={line}
                to={entriesPath(line.requirementId)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function LineBar({ quantityLine, to }: { quantityLine: QuantityLine; to: string }) {
  const text = useText(quantityText)
  const { unit, forecast } = quantityLine

  return (
    <li>
      <Link className="work-bar" to={to}>
        <WorkBar {...quantityLine} />
        {forecast !== null && forecast > 0 && (
          <small className="work-forecast">
            {say(text.forecast, { count: forecast, unit: unit ?? '' })}
          </small>
        )}
      </Link>
    </li>
  )
}
