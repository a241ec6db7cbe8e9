import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type { SimpleQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { useId } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { letterOf } from './marked-text.rules.ts'
import { MarkedText, type QuestionPicture } from './marked-text.tsx'
import { questionText } from './question.text.ts'

const MAX_TEXT = 20_000

type InputProps = {
  question: SimpleQuestionView
  value: AnswerValue
  onChange: (value: AnswerValue) => void

  /** Names the group for screen readers: the stem's id. */
  labelledBy: string
  pictures: readonly QuestionPicture[]
  isReadOnly: boolean
}

/**
 * Where a question is answered, by its kind. Native fields: quick on any phone, and known to every
 * screen reader.
 */
export function AnswerInput(props: InputProps) {
  switch (props.question.kind) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return <Choices {...props} />
    case 'blank':
      return <Blanks {...props} />
    case 'matching':
      return <Matches {...props} />
    default:
      return <Prose {...props} />
  }
}

function Choices({ question, value, onChange, labelledBy, pictures, isReadOnly }: InputProps) {
  const text = useText(questionText)
  const name = useId()
  const isMany = question.kind === 'multiple'
  const chosen = [value].flat()

  const options =
    question.kind === 'trueFalse'
      ? [
          { value: true, letter: '✓', label: text.isTrue },
          { value: false, letter: '✗', label: text.isFalse },
        ]
      : question.options.map(({ id, text: label }, index) => ({
          value: id,
          letter: letterOf(index),
          label,
        }))

  const toggled = (optionValue: string | boolean) => {
    if (!isMany) return optionValue

    const next = question.options
      .map(({ id }) => id)
      .filter((id) => (id === optionValue ? !chosen.includes(id) : chosen.includes(id)))

    return next.length ? next : null
  }

  return (
    <div
      role={isMany ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className="answer-choices"
    >
      {options.map(({ value: optionValue, letter, label }) => (
        <label key={letter} className="answer-choice">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(optionValue)}
            disabled={isReadOnly}
            onChange={() => onChange(toggled(optionValue))}
          />
          <span className="answer-letter" aria-hidden={question.kind === 'trueFalse'}>
            {letter}
          </span>
          <MarkedText text={label} pictures={pictures} />
        </label>
      ))}
    </div>
  )
}

function Blanks({ question, value, onChange, isReadOnly }: InputProps) {
  const text = useText(questionText)
  const chosen = Array.isArray(value) ? value : []
  const places = Array.from({ length: question.blanks }, (_, index) => index)

  const change = (at: number, typed: string) => {
    const next = places.map((i) => (i === at ? typed : (chosen[i] ?? '')))
    onChange(next.some((one) => one !== '') ? next : null)
  }

  return (
    <div className="answer-blanks">
      {places.map((at) => (
        <label key={at} className="answer-blank">
          <span className="soft">{say(text.blankOf, { n: at + 1 })}</span>
          <input
            className="plain-field"
            value={chosen[at] ?? ''}
            readOnly={isReadOnly}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => change(at, target.value)}
          />
        </label>
      ))}
    </div>
  )
}

function Matches({ question, value, onChange, pictures, isReadOnly }: InputProps) {
  const text = useText(questionText)
  const answers = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

  const change = (prompt: string, option: string) => {
    const { [prompt]: _, ...others } = answers
    const next = option ? { ...others, [prompt]: option } : others
    onChange(Object.keys(next).length ? next : null)
  }

  return (
    <div className="answer-matches">
      <ol className="answer-options" aria-label={text.options}>
        {question.options.map(({ id, text: label }, index) => (
          <li key={id}>
            <span className="answer-letter">{letterOf(index)}</span>
            <MarkedText text={label} pictures={pictures} />
          </li>
        ))}
      </ol>
      {question.prompts.map(({ id, text: prompt }) => (
        <div key={id} className="answer-match">
          <MarkedText text={prompt} pictures={pictures} />
          <select
            className="plain-field"
            value={answers[id] ?? ''}
            disabled={isReadOnly}
            aria-label={say(text.matchOf, { prompt })}
            onChange={({ target }) => change(id, target.value)}
          >
            <option value="">{text.choose}</option>
            {question.options.map((option, index) => (
              <option key={option.id} value={option.id}>
                {letterOf(index)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}

function Prose({ question, value, onChange, labelledBy, isReadOnly }: InputProps) {
  const text = useText(questionText)
  const typed = typeof value === 'string' ? value : ''
  return (
    <textarea
      className="plain-field answer-prose"
      rows={question.kind === 'essay' ? 12 : 5}
      value={typed}
      readOnly={isReadOnly}
      maxLength={MAX_TEXT}
      aria-labelledby={labelledBy}
      placeholder={isReadOnly ? undefined : text.answerHere}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
