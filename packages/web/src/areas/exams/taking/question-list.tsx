import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useTouch } from '../../../ui/use-phone.ts'
import { SittingQuestion } from './sitting-question.tsx'
import { takingText } from './taking.text.ts'
import { useKeys } from './use-keys.ts'
import type { Sitting, SittingView } from './use-sitting.ts'
import type { View } from './use-view.ts'

type Props = { sitting: Sitting; seen: SittingView; view: View; isReadOnly: boolean }

/** The questions of an attempt, one at a time or all at once. */
export function QuestionList({ sitting, seen, view, isReadOnly }: Props) {
  const { sit: text } = useText(takingText)
  const isTouch = useTouch()

  useKeys({ sitting, seen, view, isReadOnly })

  const current = view.items[view.at]
  const renderQuestion = (item: (typeof view.items)[number]) => (
    <SittingQuestion
      key={item.id}
      sitting={sitting}
      seen={seen}
      view={view}
      item={item}
      isReadOnly={isReadOnly}
    />
  )
  const hint = !isTouch && <p className="soft">{text.keys}</p>

  return (
    <div className="sit-questions">
      {view.mode === 'one' && current ? (
        <>
          {seen.opened!.sections.map(
            ({ title, note, items }) =>
              items.includes(current) && <SectionHead key={title} title={title} note={note} />,
          )}
          {renderQuestion(current)}
          {hint}
          <div className="page-buttons sit-steps">
            <Button disabled={view.at === 0} onClick={() => view.moveTo(view.at - 1)}>
              {text.previous}
            </Button>
            <span className="soft figures">
              {say(text.of, { n: view.at + 1, all: view.items.length })}
            </span>
            <Button
              disabled={view.at === view.items.length - 1}
              onClick={() => view.moveTo(view.at + 1)}
            >
              {text.next}
            </Button>
          </div>
        </>
      ) : (
        seen.opened!.sections.map(({ title, note, items }) => (
          <section key={title + items[0]?.id} aria-label={title}>
            <SectionHead title={title} note={note} />
            {items.map(renderQuestion)}
          </section>
        ))
      )}
      {view.mode === 'all' && hint}
    </div>
  )
}

const SectionHead = ({ title, note }: { title: string; note: string | null }) => (
  <div className="sit-section">
    <h2>{title}</h2>
    {note && <p className="soft">{note}</p>}
  </div>
)
