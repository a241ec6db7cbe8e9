import { ArrowRightOutlined } from '@ant-design/icons'
import type { SwapMove } from '@residency/contract/areas/rotations/swap/swap.contract'
import { monthOf } from '@residency/contract/kernel/day'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './swap.css'
import { swapText } from './swap.text.ts'

const monthsOf = ({ startsOn, endsOn }: SwapMove['from']) => {
  const [from, until] = [monthOf(startsOn), monthOf(endsOn)]
  return from === until ? from : `${from} – ${until}`
}

type Props = { moves: readonly SwapMove[]; own: string; other: string }

/** What moves when, for each of the two. */
export function SwapMoves({ moves, own, other }: Props) {
  const text = useText(swapText)
  return (
    <ul className="swap-moves">
      {[true, false].map((isOwn) => (
        <li key={String(isOwn)}>
          <small>{isOwn ? own : other}</small>
          {moves
            .filter((move) => move.isOwn === isOwn)
            .map((move) => (
              <span key={move.blockId} className="swap-move">
                <span>{move.department}</span>{' '}
                <span className="figures nowrap">
                  {monthsOf(move.from)}{' '}
                  <ArrowRightOutlined
                    aria-label={say(text.move, {
                      department: move.department,
                      from: monthsOf(move.from),
                      to: monthsOf(move.to),
                    })}
                  />{' '}
                  <strong>{monthsOf(move.to)}</strong>
                </span>
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
