import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { knownText } from '@residency/contract/areas/settings/known-text.rules'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { TimeWindow } from '@residency/contract/areas/settings/windows/time-window.contract'
import { Button, Skeleton } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { inShanghai, minuteOf, yearInShanghai } from '../../../platform/clock.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { twoDigits } from '../../../ui/times/duration.rules.ts'
import './timeline.css'
import { type Bar, linesOf, NARROW, shareOf } from './timeline.rules.ts'
import { TONES } from './window.columns.tsx'
import { useWindowsOfYear } from './window.queries.ts'
import { windowText } from './window.text.ts'

const MONTHS = Array.from({ length: 12 }, (_, i) => `2026-${twoDigits(i + 1)}-01`)

/** The windows of a year as bars, one line per name. */
export function Timeline({ onOpen }: { onOpen: (window: TimeWindow) => void }) {
  const text = useText(windowText)
  const thisYear = yearInShanghai()
  const [year, setYear] = useState(thisYear)
  const { data, error, isPlaceholderData, refetch } = useWindowsOfYear(year)
  const lines = data ? linesOf(year, data) : []

  return (
    <section className="panel timeline" aria-label={text.line}>
      <div className="timeline-head">
        <h2>{text.line}</h2>
        <span className="soft">{say(text.lineLead, { year })}</span>
        <IconButton
          label={text.before}
          icon={<LeftOutlined />}
          disabled={year <= 2000}
          onClick={() => setYear(year - 1)}
        />
        <strong className="figures" aria-live="polite">
          {say(text.yearName, { year })}
        </strong>
        <IconButton
          label={text.after}
          icon={<RightOutlined />}
          disabled={year >= 2100}
          onClick={() => setYear(year + 1)}
        />
      </div>
      {error && !data && (
        <p role="alert">
          {say(text.lineFailed, { reason: error.message })}{' '}
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </p>
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {data && lines.length === 0 && <p className="soft">{say(text.lineEmpty, { year })}</p>}
      {lines.length > 0 && (
        <div className={isPlaceholderData ? 'timeline-body is-stale' : 'timeline-body'}>
          <div className="timeline-months soft figures" aria-hidden="true">
            {MONTHS.map((month) => (
              <span key={month}>{dayjs(month).format(text.monthName)}</span>
            ))}
          </div>
          {year === thisYear && (
            <div className="timeline-today" aria-hidden="true">
              <i style={{ left: `${shareOf(year, Date.now())}%` }}>
                <span>{text.today}</span>
              </i>
            </div>
          )}
          <ul>
            {lines.map((line) => (
              <li key={line.name}>
                <span className="timeline-name">
                  {line.label}
                  <BarWords bars={line.tracks.flat()} />
                </span>
                <div className="timeline-tracks">
                  {line.tracks.map((track) => (
                    <div key={track[0]!.window.id} className="timeline-track">
                      {track.map((bar) => (
                        <WindowBar key={bar.window.id} bar={bar} onOpen={onOpen} />
                      ))}
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function wordsOf({ startsAt, endsAt }: TimeWindow, batch: string, state: string) {
  const [from, until] = [startsAt, endsAt].map((at) => inShanghai(at).format('M/D'))
  return [state, `${from}–${until}`, batch].filter(Boolean).join(' ')
}

/** On a phone bars are too short for labels: they are next to the name. */
function BarWords({ bars }: { bars: readonly Bar<TimeWindow>[] }) {
  const { windowStates } = useText(settingsWords)
  const language = useLanguage()
  return (
    <small className="timeline-words soft figures" aria-hidden="true">
      {bars
        .map(({ window }) =>
          wordsOf(window, knownText(language, window.batch), windowStates[window.state]),
        )
        .join('; ')}
    </small>
  )
}

function WindowBar({
  bar,
  onOpen,
}: {
  bar: Bar<TimeWindow>
  onOpen: (window: TimeWindow) => void
}) {
  const text = useText(windowText)
  const { windowStates } = useText(settingsWords)
  const language = useLanguage()
  const { window, left, width, isFromBefore, isToAfter } = bar
  const span = say(text.span, { from: minuteOf(window.startsAt), until: minuteOf(window.endsAt) })
  const state = windowStates[window.state]
  const batch = knownText(language, window.batch)

  const place = [
    window.label,
    batch,
    state,
    span,
    window.roleNames.join(text.comma) || text.everybody,
  ]
    .filter(Boolean)
    .join(', ')

  const labelClass =
    width >= NARROW ? 'figures' : `figures is-${left + width > 75 ? 'before' : 'behind'}`

  return (
    <button
      type="button"
      className={`timeline-bar is-${TONES[window.state]}${isFromBefore ? ' is-from-before' : ''}${isToAfter ? ' is-to-after' : ''}`}
      style={{ left: `${left}%`, width: `${width}%` }}
      aria-label={place}
      title={place}
      onClick={() => onOpen(window)}
    >
      <span className={labelClass}>{wordsOf(window, batch, state)}</span>
    </button>
  )
}
