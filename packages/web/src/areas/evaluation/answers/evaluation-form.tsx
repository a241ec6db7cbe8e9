import type {
  FormItem,
  FormSection,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { labelIn } from '@residency/contract/kernel/label'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { answerText } from './answer.text.ts'
import './evaluation-form.css'
import { MarkInput } from './mark-input.tsx'
import type { EvaluationFormState } from './use-evaluation-form.ts'

type Props = { sections: readonly FormSection[]; form: EvaluationFormState; isReadOnly?: boolean }

/**
 * A form of evaluation as it is filled in, on a phone first; a preview and a finished answer show
 * the same.
 */
export function EvaluationForm({ sections, form, isReadOnly = false }: Props) {
  const language = useLanguage()
  const isPhone = usePhone()
  const [touched, setTouched] = useState<string | null>(null)

  /** On a phone what was marked is one row, except the item that is being marked. */
  const isFolded = ({ key, kind }: FormItem) =>
    isPhone && kind === 'score' && key !== touched && form.draft.scores[key] !== undefined

  return (
    <div className="evaluation-form">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity of their own and never change places here
        <section key={index}>
          {section.title && <h2>{labelIn(language, section.title, section.titleEn)}</h2>}
          {section.items.map((item) => (
            <ItemInput
              key={item.key}
              item={item}
              form={form}
              isReadOnly={isReadOnly}
              isFolded={isFolded(item)}
              onTouch={() => setTouched(item.key)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

type ItemProps = {
  item: FormItem
  form: EvaluationFormState
  isReadOnly: boolean
  isFolded: boolean
  onTouch: () => void
}

function ItemInput({ item, form, isReadOnly, isFolded, onTouch }: ItemProps) {
  const text = useText(answerText)
  const language = useLanguage()
  const isMissing = form.missing.includes(item.key)
  const label = labelIn(language, item.label, item.labelEn)
  if (item.kind === 'text')
    return <TextInput item={item} form={form} isReadOnly={isReadOnly} label={label} />
  if (isReadOnly && item.kind === 'score')
    return <MarkLine label={label} mark={form.draft.scores[item.key]} scale={item.scale} />

  return (
    <fieldset
      className={`evaluation-item${isMissing ? ' is-missing' : ''}${isFolded ? ' is-folded' : ''}`}
      data-item={item.key}
      disabled={isReadOnly}
    >
      <legend>{label}</legend>
      <MarkInput
        item={item}
        label={label}
        isFolded={isFolded}
        value={form.draft.scores[item.key]}
        onChange={(value) => {
          onTouch()
          form.mark(item.key, value)
        }}
      />
      {isFolded && (
        <Button aria-label={say(text.changeOf, { item: label })} onClick={onTouch}>
          {text.change}
        </Button>
      )}
      {isMissing && (
        <p role="alert">{item.kind === 'score' ? text.markMissing : text.choiceMissing}</p>
      )}
    </fieldset>
  )
}

type MarkLineProps = { label: string; mark: number | null | undefined; scale: number }

/** A mark as it is read: in one line, not as a row of buttons that do nothing. */
function MarkLine({ label, mark, scale }: MarkLineProps) {
  const text = useText(answerText)
  const { notObserved } = useText(templateWords)

  const describeMark = () => {
    if (mark === undefined) return text.notMarked

    return mark === null ? notObserved : say(text.markOf, { mark, scale })
  }

  const markText = describeMark()

  return (
    <div className="evaluation-given">
      <span>{label}</span>
      <strong className="figures">{markText}</strong>
    </div>
  )
}

type TextProps = {
  item: Extract<FormItem, { kind: 'text' }>
  form: EvaluationFormState
  isReadOnly: boolean
  label: string
}

function TextInput({ item, form, isReadOnly, label }: TextProps) {
  const text = useText(answerText)
  const id = useId()
  const isMissing = form.missing.includes(item.key)
  const written = form.draft.texts[item.key] ?? ''

  return (
    <div
      className={isMissing ? 'evaluation-item is-missing' : 'evaluation-item'}
      data-item={item.key}
    >
      <label htmlFor={id}>
        {label} {!item.isRequired && <span className="soft">{text.optional}</span>}
      </label>
      {isReadOnly ? (
        <p id={id}>{written || text.nothingWritten}</p>
      ) : (
        <Input.TextArea
          id={id}
          value={written}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => form.write(item.key, target.value)}
        />
      )}
      {isMissing && <p role="alert">{text.textMissing}</p>}
    </div>
  )
}
