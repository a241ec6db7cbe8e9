import type { HomePart } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { useAddressOf } from '../../../platform/places.ts'

type Figure = Extract<HomePart, { kind: 'figure' }>

/** Figures side by side, each opening the list behind it. */
export function FigureStrip({ figures }: { figures: readonly { key: string; part: Figure }[] }) {
  const addressOf = useAddressOf()
  if (figures.length === 0) return null

  return (
    <ul className="home-figures">
      {figures.map(({ key, part }) => {
        const to = addressOf(part.to)
        return (
          <li key={key} className={`is-${part.tone}`}>
            {to ? (
              <Link to={to}>
                <Words part={part} />
              </Link>
            ) : (
              <Words part={part} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Words = ({ part: { label, value, note } }: { part: Figure }) => (
  <>
    <span className="home-figure-word">{label}</span>
    <strong className="figures">{value}</strong>
    <small className="home-figure-word">{note}</small>
  </>
)
