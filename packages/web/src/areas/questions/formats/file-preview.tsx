import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type {
  FilePreview,
  FileRemarkView,
  UnderstoodQuestion,
} from '@residency/contract/areas/questions/formats/format.contract'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { MarkedText } from '../question/marked-text.tsx'
import { formatsText } from './formats.text.ts'
import './formats.css'

/**
 * What would come in from a file: how many of which kind, each as it was understood, what cannot
 * and what would be left out.
 */
export function FilePreviewView({ preview }: { preview: FilePreview }) {
  const text = useText(formatsText)
  const { questionKinds } = useText(bankWords)
  const { readFormats } = useText(formatWords)
  const { right, wrong, kinds, format, questions, categories } = preview
  const outcome = outcomeOf(preview, text)
  const place = format === 'word' ? text.atParagraph : text.at
  // what is no file of questions has one fault, which the outcome says already
  const faults = format === null ? [] : preview.faults
  const areAllShown = questions.length === right

  return (
    <div className="file-preview" role="status">
      <Alert
        type={outcome.type}
        showIcon
        title={say(outcome.sentence, { right, wrong, format: format ? readFormats[format] : '' })}
      />
      {kinds.length > 0 && (
        <ul className="file-kinds" aria-label={text.kinds}>
          {kinds.map(({ kind, count }) => (
            <li key={kind}>{say(text.kind, { kind: questionKinds[kind], count })}</li>
          ))}
        </ul>
      )}
      <Remarks heading={say(text.faults, { count: wrong })} remarks={faults} place={place} />
      <Questions questions={questions} total={right} />
      {!areAllShown && (
        <Remarks
          heading={say(text.notes, { count: preview.lessened })}
          remarks={preview.notes}
          place={place}
        />
      )}
      {categories.length > 0 && (
        <>
          <h2>{text.categories}</h2>
          <ul className="file-kinds">
            {categories.map(({ name, isKnown }) => (
              <li key={name}>
                {say(text.noted, { text: name, note: isKnown ? text.known : text.missing })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type Sentences = Readonly<Record<'found' | 'foundSome' | 'foundNone' | 'foundNothing', string>>

function outcomeOf({ right, wrong, format, faults }: FilePreview, text: Sentences) {
  if (format === null)
    return { type: 'error' as const, sentence: faults[0]?.message ?? text.foundNothing }
  if (right === 0) return { type: 'error' as const, sentence: text.foundNone }

  return wrong > 0
    ? { type: 'warning' as const, sentence: text.foundSome }
    : { type: 'success' as const, sentence: text.found }
}

/**
 * Each question as it was understood: its beginning, its kind, how many options it has, what is
 * right.
 */
function Questions({
  questions,
  total,
}: {
  questions: readonly UnderstoodQuestion[]
  total: number
}) {
  const text = useText(formatsText)
  const { questionKinds } = useText(bankWords)
  if (questions.length === 0) return null

  return (
    <>
      <h2 id="file-questions">{text.questions}</h2>
      <ol className="file-questions" tabIndex={0} aria-labelledby="file-questions">
        {questions.map(({ line, file, kind, stem, count, key, notes, isKnown }, index) => (
          <li key={`${file ?? ''}/${line}/${String(index)}`}>
            <p>
              <MarkedText text={stem} />
            </p>
            <p className="file-question-facts">
              <span>{questionKinds[kind]}</span>
              {count > 0 && <span>{say(text.counts[kind], { count })}</span>}
              <span>{say(text.key, { key: key === '' ? text.noKey : key })}</span>
            </p>
            {isKnown && <p className="file-question-note">{text.knownMark}</p>}
            {notes.map((note) => (
              <p key={note} className="file-question-note">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {total > questions.length && <p>{say(text.moreQuestions, { count: questions.length })}</p>}
    </>
  )
}

/** A remark with its place, behind what the question there asks if that is known. */
function sentenceOf(
  { line, file, stem, message }: FileRemarkView,
  place: string,
  text: Readonly<Record<'atFile' | 'atQuestion', string>>,
) {
  const sentence = say(file === null ? place : text.atFile, { line, message, file: file ?? '' })
  return stem === null ? sentence : say(text.atQuestion, { stem, sentence })
}

function Remarks({
  heading,
  remarks,
  place,
}: {
  heading: string
  remarks: readonly FileRemarkView[]
  place: string
}) {
  const text = useText(formatsText)
  if (remarks.length === 0) return null

  return (
    <>
      <h2>{heading}</h2>
      <ul className="file-remarks" tabIndex={0} aria-label={heading}>
        {remarks.map((remark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several remarks may be about one line, and the list does not change
          <li key={index}>{sentenceOf(remark, place, text)}</li>
        ))}
      </ul>
      {remarks.length >= 100 && <p>{say(text.more, { count: remarks.length })}</p>}
    </>
  )
}
