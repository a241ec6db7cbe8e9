import { Link } from 'react-router'
import type { HomeReviewProps } from '../../platform/area.ts'
import { useAddressOf } from '../../platform/places.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { type RowAction, RowActions } from '../../ui/tables/row-actions.tsx'
import { StateTag } from '../../ui/tables/state-tag.tsx'
import './home-rows.css'
import { homeRowsText } from './home-rows.text.ts'

type Part = HomeReviewProps['part']
type Row = Part['rows'][number]
type Props = { part: Part; actionsOf?: (row: Row) => RowAction[] }

/**
 * A short list of the home page: what it is about first, its state, a bar where something is partly
 * done, and decisions in place.
 */
export function HomeRows({ part, actionsOf }: Props) {
  const text = useText(homeRowsText)
  const addressOf = useAddressOf()
  const all = addressOf(part.to)

  return (
    <section className="panel home-part" aria-label={part.title}>
      <div className="panel-head">
        <h2>{part.title}</h2>
        {all && (
          <Link to={all}>
            {part.total > part.rows.length ? say(text.all, { total: part.total }) : text.open}
          </Link>
        )}
      </div>
      <ul className="home-rows">
        {part.rows.map((row) => (
          <OneRow
            key={`${row.id} ${row.tag?.text ?? ''}`}
            row={row}
            to={addressOf(row.to)}
            actions={actionsOf?.(row) ?? []}
          />
        ))}
      </ul>
    </section>
  )
}

function OneRow({
  row,
  to,
  actions,
}: {
  row: Row
  to: string | null
  actions: readonly RowAction[]
}) {
  const { title, note, tag, share } = row
  return (
    <li>
      <div className="home-row-words">
        {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
        {note && <small className="figures">{note}</small>}
        {share !== null && (
          <progress className="home-bar" aria-label={title} value={share} max={1} />
        )}
      </div>
      {tag && <StateTag tone={tag.tone}>{tag.text}</StateTag>}
      {actions.length > 0 && <RowActions actions={actions} />}
    </li>
  )
}
