import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import {
  MAX_OPTIONS,
  type QuestionOption,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useId } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { bankText } from '../bank/bank.text.ts'
import { letterOf } from '../question/marked-text.rules.ts'
import { type Faults, faultOf, freeId, orderId, withOptions, withRight } from './draft.rules.ts'
import { EditorField, RowFault, useRowFocus } from './editor-field.tsx'

type QuestionWithOptions = Extract<SimpleQuestion, { options: unknown }>
type Props = {
  question: QuestionWithOptions
  faults: Faults
  onChange: (next: QuestionWithOptions) => void
}

/** The options in their order, the right one chosen in place. Enter adds the next one. */
export function OptionRows({ question, faults, onChange }: Props) {
  const { editor: text } = useText(bankText)
  const { frame, focusOn } = useRowFocus()
  const { options } = question
  const put = (next: QuestionOption[]) => onChange(withOptions(question, next))

  /** Enter goes to the next option while it is still empty, and adds one otherwise. */
  const goOn = (at: number) => {
    const next = options[at + 1]
    if (next?.text === '') focusOn(next.id)
    else addAfter(at)
  }

  const addAfter = (at: number) => {
    if (options.length >= MAX_OPTIONS) return

    const fresh = { id: freeId(options), text: '' }

    put([...options.slice(0, at + 1), fresh, ...options.slice(at + 1)])
    focusOn(fresh.id)
  }

  const removeAt = (at: number) => {
    focusOn(options[Math.max(0, at - 1)]!.id)
    put(options.filter((_, i) => i !== at))
  }

  const change = (id: string, typed: string) =>
    put(options.map((option) => (option.id === id ? { ...option, text: typed } : option)))

  return (
    <EditorField
      label={text.options}
      isList
      fault={faultOf(faults, 'right') ?? faults.get('options')}
      help={question.kind === 'matching' ? text.matchOptionsHelp : text.optionsHelp}
    >
      <div ref={frame} className="editor-rows">
        <OrderList
          order={options.map((option, index) => ({
            id: orderId(option.id),
            name: say(text.option, { letter: letterOf(index) }),
            option,
          }))}
          onOrder={(order) => put(order.map(({ option }) => option))}
          row={({ option }, place) => (
            <OptionRow
              question={question}
              questionOption={option}
              place={place}
              fault={faultOf(faults, `options.${place - 1}`)}
              isLast={options.length <= 2}
              onText={(typed) => change(option.id, typed)}
              onRight={() =>
                question.kind !== 'matching' && onChange(withRight(question, option.id))
              }
              onNext={() => goOn(place - 1)}
              onRemove={() => removeAt(place - 1)}
            />
          )}
        />
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => addAfter(options.length - 1)}
        >
          {text.addOption}
        </Button>
      </div>
    </EditorField>
  )
}

type RowProps = {
  question: QuestionWithOptions
  questionOption: QuestionOption
  place: number
  fault: string | undefined
  isLast: boolean
  onText: (typed: string) => void
  onRight: () => void
  onNext: () => void
  onRemove: () => void
}

function OptionRow({
  question,
  questionOption,
  place,
  fault,
  isLast,
  onText,
  onRight,
  onNext,
  onRemove,
}: RowProps) {
  const { editor: text } = useText(bankText)
  const group = useId()
  const letter = letterOf(place - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return

    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      onNext()
    }

    if (event.key === 'Backspace' && questionOption.text === '' && !isLast) {
      event.preventDefault()
      onRemove()
    }
  }

  return (
    <div className="editor-row" data-row={questionOption.id}>
      <span className="editor-right">
        {question.kind !== 'matching' && (
          <input
            type={question.kind === 'multiple' ? 'checkbox' : 'radio'}
            name={group}
            checked={[question.right].flat().includes(questionOption.id)}
            onChange={onRight}
            aria-label={say(text.isRight, { letter })}
          />
        )}
        <span aria-hidden="true">{letter}</span>
      </span>
      <div className="editor-typed">
        <Input.TextArea
          value={questionOption.text}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={1000}
          aria-label={say(text.option, { letter })}
          aria-invalid={fault !== undefined}
          {...(fault ? { status: 'error' } : {})}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={byKey(onKeyDown)}
        />
        <RowFault fault={fault} />
      </div>
      <IconButton
        label={say(text.removeOption, { letter })}
        icon={<CloseOutlined />}
        disabled={isLast}
        onClick={onRemove}
      />
    </div>
  )
}
