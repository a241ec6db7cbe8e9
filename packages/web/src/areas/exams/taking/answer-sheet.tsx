import { FlagFilled } from '@ant-design/icons'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { itemStatusOf } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { SittingView } from './use-sitting.ts'
import type { View } from './use-view.ts'

type Props = { seen: SittingView; view: View; onChoose: (id: number) => void }

/** All questions by number: answered, marked, saved. */
export function AnswerSheet({ seen, view, onChoose }: Props) {
  const { sit: text, comma } = useText(takingText)
  return (
    <nav aria-label={text.sheet}>
      {seen.opened!.sections.map(({ title, items }) => (
        <section key={title + items[0]?.id}>
          <h2 className="sit-sheet-head">{title}</h2>
          <ol className="sit-numbers">
            {items.map((item) => {
              const { isAnswered, isBegun, isFlagged, isSaved } = itemStatusOf(
                item,
                seen.sheet,
                seen.isSaved,
              )

              const n = view.numberOf(item.id)

              const describeAnswer = () => {
                if (isAnswered) return text.answered

                return isBegun ? text.partly : text.open
              }

              const words = [
                say(text.question, { n }),
                describeAnswer(),
                ...(isFlagged ? [text.flagged] : []),
                ...(isSaved ? [] : [text.notSaved]),
              ]

              const looks = [
                isAnswered && 'is-answered',
                isBegun && !isAnswered && 'is-begun',
                !isSaved && 'is-unsaved',
              ].filter(Boolean)

              return (
                <li key={item.id}>
                  <button
                    type="button"
                    className={`sit-number ${looks.join(' ')}`}
                    aria-label={words.join(comma)}
                    aria-current={view.items[view.at]?.id === item.id ? 'step' : undefined}
                    onClick={() => onChoose(item.id)}
                  >
                    {n}
                    {isFlagged && <FlagFilled aria-hidden="true" />}
                  </button>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
      <ul className="sit-legend" aria-hidden="true">
        <li className="is-answered">{text.answered}</li>
        <li className="is-begun">{text.partly}</li>
        <li>{text.open}</li>
        <li className="is-unsaved">{text.notSaved}</li>
        <li className="is-flagged">
          <FlagFilled className="sit-flag" /> {text.flagged}
        </li>
      </ul>
    </nav>
  )
}
