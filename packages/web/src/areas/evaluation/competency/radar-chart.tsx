import { LEVEL_COUNT } from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { competencyText } from './competency.text.ts'
import './competency.css'
import { type Axis, shapeOf, spot } from './radar.rules.ts'

const RINGS = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1)
const LABEL_AT = 6.1

/** Domains of a half-year as a radar; the table below it says the same. */
export function RadarChart({
  axes,
  before,
}: {
  axes: readonly Axis[]
  before: readonly Axis[] | null
}) {
  const text = useText(competencyText)
  const { domains } = useText(competencyWords)
  const own = axes.map(({ level }) => level)

  const summary = axes
    .map((axis) =>
      say(text.axis, { domain: domains[axis.domain], level: axis.level?.toFixed(1) ?? text.none }),
    )
    .join('; ')

  return (
    <figure className="radar">
      <svg viewBox="-30 0 360 300" role="img" aria-label={`${text.chart}: ${summary}`}>
        {RINGS.map((ring) => (
          <polygon key={ring} className="radar-ring" points={shapeOf(axes.map(() => ring))} />
        ))}
        {axes.map(({ domain }, index) => {
          const [x, y] = spot(index, axes.length, LABEL_AT)
          return (
            <text key={domain} x={x} y={y} textAnchor="middle" dominantBaseline="middle">
              {domains[domain]}
            </text>
          )
        })}
        <polygon
          className="radar-cohort"
          points={shapeOf(axes.map(({ cohortLevel }) => cohortLevel))}
        />
        {before && (
          <polygon className="radar-before" points={shapeOf(before.map(({ level }) => level))} />
        )}
        <polygon className="radar-own" points={shapeOf(own)} />
        {own.map((level, index) => {
          if (level === null) return null

          const [x, y] = spot(index, axes.length, level)
          return <circle key={axes[index]!.domain} className="radar-spot" cx={x} cy={y} r={4} />
        })}
      </svg>
      <figcaption>
        <span className="radar-key is-own">{text.ownLine}</span>
        {before && <span className="radar-key is-before">{text.beforeLine}</span>}
        <span className="radar-key is-cohort">{text.cohortLine}</span>
      </figcaption>
    </figure>
  )
}
