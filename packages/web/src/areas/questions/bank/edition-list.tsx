import type { QuestionDetail } from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Outline } from '../../../ui/outline.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { useQuestionEdition } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import { compared, type LineChange, linesOf } from './changes.rules.ts'

/** The editions of a question; an earlier one is compared with the current one, line by line. */
export function EditionList({ question }: { question: QuestionDetail }) {
  const { record: text } = useText(bankText)
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <>
      <ul className="question-uses">
        {question.editions.map(({ edition, by, at }) => (
          <li key={edition}>
            <span>{say(text.editionOf, { n: edition })}</span>
            <small className="soft">
              {by} <DateCell value={at} hasTime />
            </small>
            {edition === question.edition ? (
              <small className="soft">{text.current}</small>
            ) : (
              <Button
                type="link"
                size="small"
                aria-expanded={chosen === edition}
                onClick={() => setChosen(chosen === edition ? null : edition)}
              >
                {text.compare}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== null && <Comparison key={chosen} question={question} edition={chosen} />}
    </>
  )
}

function Comparison({ question, edition }: { question: QuestionDetail; edition: number }) {
  const { record: text } = useText(bankText)
  const { truth } = useText(bankWords)
  const { data } = useQuestionEdition(question.id, edition)
  if (!data) return <Outline rows={4} />

  const truthWord = (isTrue: boolean) => (isTrue ? truth.yes : truth.no)
  const lines = compared(linesOf(data.content, truthWord), linesOf(question.content, truthWord))

  return (
    <div className="edition-compared">
      <h3>{say(text.comparing, { from: edition, to: question.edition })}</h3>
      {lines.every(({ is }) => is === 'same') && <p className="soft">{text.same}</p>}
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are drawn once
          <ComparedLine key={index} line={line} />
        ))}
      </ul>
    </div>
  )
}

function ComparedLine({ line: { what, of, text: content, is } }: { line: LineChange }) {
  const { record: text } = useText(bankText)
  const mark = { same: '', gone: text.gone, new: text.fresh }[is]

  const renderContent = () => {
    if (is === 'gone') return <del>{content}</del>
    if (is === 'new') return <ins>{content}</ins>

    return <span>{content}</span>
  }

  return (
    <li className={`is-${is}`}>
      <small className="soft">
        {of > 0 && `${say(text.part, { n: of })} `}
        {text.lines[what]}
      </small>
      {renderContent()}
      {mark && <small className="edition-mark">{mark}</small>}
    </li>
  )
}
