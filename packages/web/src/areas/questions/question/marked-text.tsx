import './question.css'
import { Fragment, lazy, Suspense } from 'react'
import { Picture } from '../../../ui/rich-text/picture.tsx'
import type { FormulaProps } from './drawn-formula.tsx'
import { piecesOf } from './marked-text.rules.ts'
import { useQuestionPictures } from './use-question-pictures.ts'

const Source = ({ source }: FormulaProps) => <span>{source}</span>

/** Without a network the formula stays its source: the question can be read all the same. */
const Drawn = lazy(() => import('./drawn-formula.tsx').catch(() => ({ default: Source })))

/** A formula, drawn once its code has arrived; until then its source is shown. */
const Formula = (props: FormulaProps) => (
  <Suspense fallback={<Source {...props} />}>
    <Drawn {...props} />
  </Suspense>
)

export type QuestionPicture = { filePath: string; alt: string }

/** Text of a question with its formulas and pictures; line ends stay. */
export function MarkedText({
  text,
  pictures = [],
}: {
  text: string
  pictures?: readonly QuestionPicture[]
}) {
  const reading = useQuestionPictures()
  return (
    <span className="marked-text">
      {piecesOf(text, pictures.length).map((piece, index) => {
        const key = `${index}`
        if (piece.kind === 'text') return <Fragment key={key}>{piece.text}</Fragment>
        if (piece.kind === 'picture')
          return <Picture key={key} {...pictures[piece.place - 1]!} pictures={reading} />

        return <Formula key={key} source={piece.text} isBlock={piece.kind === 'block'} />
      })}
    </span>
  )
}
