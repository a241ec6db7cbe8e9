import type {
  FigureRow,
  getFigure,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { useText } from '../../../platform/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { Measured } from './figure.columns.tsx'
import { useFigure, useWaitingFigures } from './indicator.queries.ts'
import { FIGURE_TONES } from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'
import { YearBars } from './indicator-card.tsx'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A figure next to its minimum and the figures of other years. */
export function FigureReview({ id, isVisit, review, onOpen }: Props) {
  const { flows } = useText(indicatorsWords)
  const { data: one, error } = useFigure(id)
  const waiting = useWaitingFigures().data

  return (
    <ReviewScreen<FigureRow>
      {...{ review, waiting, isVisit, onOpen, error }}
      record={one}
      lead={
        one && (
          <>
            {one.base}{' '}
            <StateTag tone={FIGURE_TONES[one.state]}>{flows.baseFigure.states[one.state]}</StateTag>
          </>
        )
      }
    >
      {one && <FigureFacts one={one} />}
    </ReviewScreen>
  )
}

function FigureFacts({ one }: { one: AnswerOf<typeof getFigure> }) {
  const text = useText(indicatorText)
  const { fields } = useText(indicatorsWords)
  const figures = [...one.others, one].sort((a, b) => a.year - b.year)

  return (
    <>
      <section className="panel">
        <FactList
          facts={[
            [fields.value, <Measured key="value" row={one} />],
            [fields.category, one.category],
            [text.figures.enteredBy, one.enteredBy],
            ...(one.checkedBy ? [[text.figures.checkedBy, one.checkedBy] as const] : []),
            [text.figures.updated, one.updateTime],
            ...(one.formula ? [[fields.formula, one.formula, true] as const] : []),
            [fields.source, one.source, true],
            ...(one.note ? [[fields.note, one.note, true] as const] : []),
            ...(one.reason ? [[text.figures.reason, one.reason, true] as const] : []),
          ]}
        />
      </section>
      <section className="panel">
        <h2>{text.figures.others}</h2>
        {one.others.length === 0 ? (
          <p className="soft">{text.figures.noOthers}</p>
        ) : (
          <YearBars
            one={{ ...one, figures }}
            year={one.year}
            years={figures.map(({ year }) => year)}
          />
        )}
      </section>
    </>
  )
}
