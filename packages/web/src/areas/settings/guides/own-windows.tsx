import { knownText } from '@residency/contract/areas/settings/known-text.rules'
import { minuteOf, yearInShanghai } from '../../../platform/clock.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useWindowsOfYear } from '../windows/window.queries.ts'
import { isOpen, isUpcoming } from '../windows/window-state.rules.ts'
import { guideText } from './guide.text.ts'

/** The reader's open time windows and the next ones. */
export function OwnWindows() {
  const text = useText(guideText)
  const language = useLanguage()
  const { data = [] } = useWindowsOfYear(yearInShanghai())
  const windows = data
    .filter(({ state }) => isOpen(state) || isUpcoming(state))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  if (windows.length === 0) return null

  return (
    <section className="panel" aria-label={text.windows}>
      <h2>{text.windows}</h2>
      <ul className="own-windows">
        {windows.map(({ id, label, batch, state, startsAt, endsAt }) => (
          <li key={id}>
            <StateTag tone={isOpen(state) ? 'good' : 'wait'}>
              {say(isOpen(state) ? text.windowOpen : text.windowNext, {
                label: [label, knownText(language, batch)].filter(Boolean).join(' '),
                from: minuteOf(startsAt),
                until: minuteOf(endsAt),
              })}
            </StateTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
