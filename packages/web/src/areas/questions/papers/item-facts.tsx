import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type {
  PaperItem,
  PaperQuestion,
} from '@residency/contract/areas/questions/papers/paper.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { MarkedText } from '../question/marked-text.tsx'
import { paperText } from './paper.text.ts'

/** The stem of a question, two lines of it, with its kind, category and difficulty below. */
export function QuestionFacts({ question }: { question: PaperQuestion }) {
  const { design: text } = useText(paperText)
  const { questionKinds, difficulties } = useText(bankWords)
  const level = difficulties[String(question.difficulty) as keyof typeof difficulties]

  return (
    <>
      <span className="paper-stem">
        <MarkedText text={question.stem} />
      </span>
      <small className="soft">
        {[
          questionKinds[question.kind],
          question.category,
          say(text.difficulty, { level }),
          ...question.knowledgePoints,
        ].join(' · ')}
      </small>
    </>
  )
}

/**
 * What is to be known about a question of the paper: that there is a newer edition, or that it is
 * not ready.
 */
export function ItemMarks({ item, isTaken }: { item: PaperItem; isTaken: boolean }) {
  const { design: text } = useText(paperText)
  return (
    <>
      {!item.isReady && <StateTag tone="bad">{text.unready}</StateTag>}
      {isTaken && <StateTag tone="good">{say(text.taken, { edition: item.edition })}</StateTag>}
      {item.edition < item.newest && <StateTag tone="wait">{text.newest}</StateTag>}
    </>
  )
}
