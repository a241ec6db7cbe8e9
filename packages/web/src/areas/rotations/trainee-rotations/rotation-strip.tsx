import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { RotationBlock } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { monthInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import './own.css'
import { BLOCK_TONES } from '../blocks/block-tones.rules.ts'
import { ownText } from './own.text.ts'
import { type StripLine, stripOf } from './strip.rules.ts'

/** A rotation as lines of months: a year each, on a phone half a year. */
export function RotationStrip({ blocks }: { blocks: readonly RotationBlock[] }) {
  const text = useText(ownText)
  const { states } = useText(blockWords).flows.rotationBlock
  const lines = stripOf(blocks, usePhone() ? 6 : 12)
  const presentStates = [...new Set(blocks.map(({ state }) => state))]

  return (
    <section className="panel strip" aria-label={text.strip}>
      <div className="panel-head">
        <h2>{text.strip}</h2>
        <p className="strip-legend">
          {presentStates.map((state) => (
            <StateTag key={state} tone={BLOCK_TONES[state]}>
              {states[state]}
            </StateTag>
          ))}
        </p>
      </div>
      {lines.map((line) => (
        <Line key={line.months[0]} line={line} />
      ))}
    </section>
  )
}

function Line({ line: { months, pieces } }: { line: StripLine }) {
  const { states } = useText(blockWords).flows.rotationBlock
  const thisMonth = monthInShanghai()
  return (
    <div className="strip-line">
      <strong className="figures">{months[0]!.slice(0, 4)}</strong>
      <div
        className="strip-months"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
      >
        {months.map((month) => (
          <small
            key={month}
            className={month === thisMonth ? 'figures is-now' : 'figures'}
            aria-current={month === thisMonth ? 'date' : undefined}
          >
            {Number(month.slice(5))}
          </small>
        ))}
        {pieces.map(({ block, column, span, startedBefore, continuesAfter }) => (
          <span
            key={block.id}
            className={[
              'strip-piece',
              `is-${BLOCK_TONES[block.state]}`,
              startedBefore ? 'went-on' : '',
              continuesAfter ? 'goes-on' : '',
            ].join(' ')}
            style={{ gridColumn: `${column + 1} / span ${span}` }}
            title={`${block.department} ${block.startsOn} – ${block.endsOn} ${states[block.state]}`}
          >
            {block.department}
          </span>
        ))}
      </div>
    </div>
  )
}
