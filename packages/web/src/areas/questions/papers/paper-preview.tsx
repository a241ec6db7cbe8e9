import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type { previewPaper } from '@residency/contract/areas/questions/papers/paper.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { QuestionCard, WithheldNote } from '../question/question-card.tsx'
import { usePaperPreview } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { SectionHead } from './paper-outline.tsx'
import { pointsText } from './points.rules.ts'

const MODES = ['one', 'all'] as const
type Mode = (typeof MODES)[number]
type PaperView = AnswerOf<typeof previewPaper>
type Answers = Readonly<Record<string, AnswerValue>>

/**
 * A paper as takers see it, one question or all at once. Answers may be tried; they are not sent.
 */
export function PaperPreview({ id }: { id: number }) {
  const { preview: text } = useText(paperText)
  const { data, error, refetch } = usePaperPreview(id)
  const [mode, setMode] = useState<Mode>('all')
  const [answers, setAnswers] = useState<Readonly<Record<number, Answers>>>({})
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const items = numberedItems(data)
  if (items.length === 0) return <p className="soft">{text.empty}</p>

  const cardOf = (item: NumberedItem) => (
    <Card
      key={item.id}
      item={item}
      answers={answers[item.id] ?? {}}
      onAnswer={(part, value) =>
        setAnswers({ ...answers, [item.id]: { ...answers[item.id], [part]: value } })
      }
    />
  )

  return (
    <div className="paper-preview">
      <div className="paper-preview-head">
        <Segmented<Mode>
          aria-label={text.mode}
          value={mode}
          onChange={setMode}
          options={toChoices(MODES, text)}
        />
        <span className="soft">{text.note}</span>
      </div>
      {data.note && <p className="paper-note">{data.note}</p>}
      {mode === 'one' ? (
        <OneByOne items={items} cardOf={cardOf} />
      ) : (
        <AllAtOnce paper={data} items={items} cardOf={cardOf} />
      )}
    </div>
  )
}

type NumberedItem = PaperView['sections'][number]['items'][number] & { number: number }

const numberedItems = ({ sections }: PaperView): NumberedItem[] =>
  sections.flatMap(({ items }) => items).map((item, index) => ({ ...item, number: index + 1 }))

type CardOf = (item: NumberedItem) => React.ReactNode

function AllAtOnce({
  paper,
  items,
  cardOf,
}: {
  paper: PaperView
  items: readonly NumberedItem[]
  cardOf: CardOf
}) {
  return paper.sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity of their own and do not move here
    <section key={index} aria-label={section.title}>
      <SectionHead section={section} />
      {items.filter(({ id }) => section.items.some((item) => item.id === id)).map(cardOf)}
    </section>
  ))
}

function OneByOne({ items, cardOf }: { items: readonly NumberedItem[]; cardOf: CardOf }) {
  const { preview: text } = useText(paperText)
  const [at, setAt] = useState(0)
  return (
    <>
      {cardOf(items[at]!)}
      <div className="paper-steps">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {text.before}
        </Button>
        <span className="figures" role="status">
          {say(text.numberOf, { n: at + 1, total: items.length })}
        </span>
        <Button disabled={at === items.length - 1} onClick={() => setAt(at + 1)}>
          {text.next}
        </Button>
      </div>
    </>
  )
}

type CardProps = {
  item: NumberedItem
  answers: Answers
  onAnswer: (part: string, value: AnswerValue) => void
}

function Card({ item, answers, onAnswer }: CardProps) {
  const { preview: text } = useText(paperText)
  return (
    <div className="paper-card">
      <p className="soft figures">
        {item.number}. {say(text.points, { points: pointsText(item.points) })}
      </p>
      {item.question === null ? (
        <WithheldNote why={item.heldBack} />
      ) : (
        <QuestionCard question={item.question} answers={answers} onAnswer={onAnswer} />
      )}
    </div>
  )
}
