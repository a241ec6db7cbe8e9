import type { Rotation } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import './own.css'
import { saveCalendar } from './own.queries.ts'
import { ownText } from './own.text.ts'
import { RotationStrip } from './rotation-strip.tsx'
import { Stays } from './stays.tsx'
import { partsOf, percentOf, whereOf } from './strip.rules.ts'

/**
 * A rotation: where now and next, how far, the months as a strip and as a list. `swaps`: what the
 * trainee may ask for.
 */
export function RotationView({
  rotation,
  children,
  list,
}: {
  rotation: Rotation
  children?: ReactNode
  list?: ReactNode
}) {
  const text = useText(ownText)
  return (
    <div className="rotation-view">
      {rotation.blocks.length === 0 ? (
        <div className="panel list-message">{children ? text.none : text.noneOf}</div>
      ) : (
        <>
          <Where rotation={rotation} />
          {children}
          <RotationStrip blocks={rotation.blocks} />
          {list ?? <Stays rotation={rotation} />}
        </>
      )}
    </div>
  )
}

/** Buttons of the page: the calendar file, and the printed sheet. */
export function RotationActions({ id, rotation }: { id: number | null; rotation: Rotation }) {
  const text = useText(ownText)
  if (rotation.blocks.length === 0) return null

  return (
    <>
      <Button onClick={() => saveCalendar(id)}>{text.calendar}</Button>
      <Button onClick={() => window.print()}>{text.print}</Button>
    </>
  )
}

function Where({ rotation: { blocks, months } }: { rotation: Rotation }) {
  const text = useText(ownText)
  const { now, next } = whereOf(blocks, todayInShanghai())
  return (
    <section className="panel where" aria-label={text.progress}>
      <div>
        <small className="soft">{text.now}</small>
        {now ? (
          <>
            <NameLines
              name={now.department}
              note={now.supervisor ? say(text.by, { name: now.supervisor }) : text.noSupervisor}
            />
            <p className="figures">
              {say(text.left, { days: now.daysLeft! })} · {say(text.untilDay, { day: now.endsOn })}
              {now.presence !== 'here' &&
                now.presence !== null &&
                ` · ${text.presences[now.presence]}`}
            </p>
          </>
        ) : (
          <p>{text.between}</p>
        )}
      </div>
      <div>
        <small className="soft">{text.next}</small>
        {next ? (
          <NameLines name={next.department} note={say(text.fromDay, { day: next.startsOn })} />
        ) : (
          <p>{text.noNext}</p>
        )}
      </div>
      <div>
        <small className="soft">{text.progress}</small>
        <Progress percent={percentOf(months)} size="small" aria-label={text.progress} />
        <p className="figures">
          {[
            say(text.done, months),
            ...partsOf(months).map((part) => say(text.monthsOf[part], { count: months[part] })),
          ].join(' · ')}
        </p>
      </div>
    </section>
  )
}
