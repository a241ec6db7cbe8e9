import type { MarkingLeaf } from '@residency/contract/areas/exams/marking/marking.contract'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import './marking.css'
import { pointsText } from '../../questions/questions.public.ts'
import { useMarking } from './marking.queries.ts'
import { MARKING_TONES, markingProgressOf } from './marking.rules.ts'
import { markingText } from './marking.text.ts'

const keyOf = ({ itemId, part }: Pick<MarkingLeaf, 'itemId' | 'part'>) => `${itemId}.${part}`

/**
 * An exam as its markers see it: one question at a time, across all takers. The question is in the
 * address.
 */
export function MarkingDesk({ id }: { id: number }) {
  const text = useText(markingText)
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useMarking(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const leafInAddress = data.leaves.find((leaf) => keyOf(leaf) === query.get('question'))
  const leaf = leafInAddress ?? data.leaves.find(({ waiting }) => waiting > 0) ?? data.leaves[0]

  const choose = (markingLeaf: MarkingLeaf) => {
    const next = new URLSearchParams(query)
    next.set('question', keyOf(markingLeaf))
    setQuery(next, { replace: true })
  }

  const progress = markingProgressOf(data)

  return (
    <DetailScreen
      title={data.name}
      list={text.title}
      state={
        <>
          <StateTag tone={MARKING_TONES[progress]}>{text.statuses[progress]}</StateTag>{' '}
          {data.isTwice && text.twice}
        </>
      }
      sections={[
        {
          title: text.questions,
          content: (
            <Leaves
              why={data.whyNot && text.whyNot[data.whyNot]}
              leaves={data.leaves}
              chosen={leaf}
              onChoose={choose}
            />
          ),
        },
        ...(leaf
          ? [
              {
                title: say(text.questionOf, { number: leaf.number }),
                content: (
                  <AnswerPanel
                    key={keyOf(leaf)}
                    examId={id}
                    leaf={leaf}
                    isReleased={data.isReleased}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** `why`: the reader cannot mark now. */
type LeavesProps = {
  why: string | null
  leaves: readonly MarkingLeaf[]
  chosen: MarkingLeaf | undefined
  onChoose: (leaf: MarkingLeaf) => void
}

function Leaves({ why, leaves, chosen, onChoose }: LeavesProps) {
  const text = useText(markingText)
  if (leaves.length === 0) return <p className="soft">{why ?? text.empty}</p>

  const isOfSeveral = new Set(leaves.map(({ paper }) => paper)).size > 1

  return (
    <ul className="marking-leaves">
      {leaves.map((leaf) => (
        <li key={keyOf(leaf)}>
          <button
            type="button"
            aria-current={chosen && keyOf(leaf) === keyOf(chosen) ? 'true' : undefined}
            onClick={() => onChoose(leaf)}
          >
            <span>
              {isOfSeveral && `${leaf.paper} · `}
              {say(text.questionOf, leaf)} · {say(text.pointsOf, { points: pointsText(leaf.most) })}
            </span>
            <small className="soft">{leaf.stem}</small>
            <small className="figures">{say(text.leafLeft, leaf)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
