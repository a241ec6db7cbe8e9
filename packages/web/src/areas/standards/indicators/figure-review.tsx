import type {
  FigureRow,
  getFigure,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { Measured } from './figure.columns.tsx'
import { useFigure, useWaitingFigures } from './indicator.queries.ts'
import { FIGURE_TONES } from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'
import { YearBars } from './indicator-card.tsx'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A figure next to its minimum and the figures of other years. */
export function FigureReview({ id, isVisit, review, onOpen }: Props) {
  const { flows } = useText(indicatorsWords)
  const { data: figure, error } = useFigure(id)
  const waiting = useWaitingFigures().data

  return (
    <ReviewScreen<FigureRow>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={figure}
      lead={
        figure && (
          <>
            {figure.base}{' '}
            <StateTag tone={FIGURE_TONES[figure.state]}>
              {flows.baseFigure.states[figure.state]}
            </StateTag>
          </>
        )
      }
    >
      {figure && <FigureFacts of={figure} />}
    </ReviewScreen>
  )
}

function FigureFacts({ of }: { of: AnswerOf<typeof getFigure> }) {
  const text = useText(indicatorText)
  const { fields } = useText(indicatorsWords)
  const figures = [...of.others, of].sort((a, b) => a.year - b.year)

  return (
    <>
      <section className="panel">
        <FactList
          facts={[
            [fields.value, <Measured key="value" row={of} />],
            [fields.category, of.category],
            [text.figures.enteredBy, of.enteredBy],
            ...(of.checkedBy ? [[text.figures.checkedBy, of.checkedBy] as const] : []),
            [text.figures.updated, of.updateTime],
            ...(of.formula ? [[fields.formula, of.formula, true] as const] : []),
            [fields.source, of.source, true],
            ...(of.note ? [[fields.note, of.note, true] as const] : []),
            ...(of.reason ? [[text.figures.reason, of.reason, true] as const] : []),
          ]}
        />
      </section>
      <section className="panel">
        <h2>{text.figures.others}</h2>
        {of.others.length === 0 ? (
          <p className="soft">{text.figures.noOthers}</p>
        ) : (
          <YearBars
            measuredIndicator={{ ...of, figures }}
            year={of.year}
            years={figures.map(({ year }) => year)}
          />
        )}
      </section>
    </>
  )
}
