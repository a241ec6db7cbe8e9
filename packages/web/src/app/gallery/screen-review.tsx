import { useText } from '../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../screens/review/review-screen.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { StateTag } from '../../ui/tables/state-tag.tsx'
import { type Example, useExampleRows } from './examples.tsx'
import { galleryText } from './gallery.text.ts'
import type { ScreenState, StateExamples } from './gallery-states.ts'
import { useExampleReview } from './use-example-review.ts'

export function ReviewExample({ state }: { state: ScreenState }) {
  const text = useText(galleryText)
  const review = useExampleReview()
  const [usual] = useExampleRows()
  const [closed] = useExampleRows({ isClosed: true })
  const [long] = useExampleRows({ isLong: true })

  const records: StateExamples<Example | undefined> = {
    usual,
    empty: usual,
    loading: undefined,
    error: undefined,
    disabled: closed,
    long,
  }

  return (
    <ReviewScreen
      review={review}
      record={records[state]}
      error={state === 'error' ? new Error(text.fault) : null}
      waiting={state === 'empty' ? { total: 0, ids: [] } : { total: 3, ids: [1, 2, 3] }}
      isVisit={state === 'disabled'}
      onOpen={() => {}}
      lead={<StateTag tone="wait">{text.states.wait}</StateTag>}
      evidence={<div className="panel">{text.evidence}</div>}
    >
      <div className="panel">
        <h2>{text.application}</h2>
        <FactList
          facts={[[text.fact, state === 'long' ? text.long : text.factValue, state === 'long']]}
        />
      </div>
    </ReviewScreen>
  )
}
