import type {
  QuantityDetail,
  QuantityLine,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../entries/entries.css'
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
  const { passed, entered, required, forecast } = quantityLine
  const unit = quantityLine.unit ?? ''
  const left = required - passed
  const share = (count: number) => `${Math.min(100, (count * 100) / required)}%`

  return (
    <li>
      <Link className="work-bar" to={to}>
        <span className="work-bar-head">
          <strong>{quantityLine.item}</strong>
          <span className="figures">
            {left > 0 ? say(text.short, { count: left, unit }) : text.reached}
          </span>
        </span>
        <span className="work-track" aria-hidden="true">
          <span className="work-entered" style={{ width: share(entered) }} />
          <span className="work-passed" style={{ width: share(passed) }} />
        </span>
        <small className="figures soft">
          {say(text.counts, { passed, entered, required, unit })}
        </small>
        {forecast !== null && forecast > 0 && (
          <small className="work-forecast">{say(text.forecast, { count: forecast, unit })}</small>
        )}
      </Link>
    </li>
  )
}
