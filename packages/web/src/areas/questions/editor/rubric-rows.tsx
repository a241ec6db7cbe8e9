import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import {
  MAX_OPTIONS,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useId } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { bankText } from '../bank/bank.text.ts'
import { type Faults, faultOf } from './draft.rules.ts'
import { EditorField, RowFault, useRowFocus } from './editor-field.tsx'

type ByHand = Extract<SimpleQuestion, { rubric: unknown }>
type Props = { question: ByHand; faults: Faults; onChange: (next: ByHand) => void }

/** What a person marks by: the reference answer, and what earns how large a share. */
export function RubricRows({ question, faults, onChange }: Props) {
  const { editor: text } = useText(bankText)
  const id = useId()
  const { frame, focusOn } = useRowFocus()
  const { rubric } = question
  const put = (next: ByHand['rubric']) => onChange({ ...question, rubric: next })

  const add = () => {
    if (rubric.length >= MAX_OPTIONS) return

    put([
      ...rubric,
      { text: '', share: Math.max(1, 100 - rubric.reduce((sum, { share }) => sum + share, 0)) },
    ])

    focusOn(String(rubric.length))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add()
  }
  const change = (at: number, part: object) =>
    put(rubric.map((criterion, i) => (i === at ? { ...criterion, ...part } : criterion)))

  return (
    <>
      <EditorField label={text.reference} id={id} fault={faultOf(faults, 'reference')} isOptional>
        <Input.TextArea
          id={id}
          value={question.reference ?? ''}
          autoSize={{ minRows: 3, maxRows: 14 }}
          maxLength={5000}
          onChange={({ target }) => onChange({ ...question, reference: target.value || null })}
        />
      </EditorField>
      <EditorField
        label={text.rubric}
        isList
        isOptional
        help={
          rubric.length > 0 &&
          say(text.rubricSum, { sum: rubric.reduce((sum, { share }) => sum + share, 0) })
        }
      >
        <div ref={frame} className="editor-rows">
          {rubric.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity of their own, and their inputs are controlled
            <div key={index} className="editor-row" data-row={String(index)}>
              <NumberInput
                className="editor-share"
                value={point.share}
                min={1}
                max={100}
                suffix="%"
                aria-label={say(text.rubricShare, { n: index + 1 })}
                onChange={(share) => change(index, { share: share ?? 1 })}
              />
              <div className="editor-typed">
                <Input
                  type="text"
                  value={point.text}
                  maxLength={500}
                  aria-label={say(text.rubricText, { n: index + 1 })}
                  onChange={({ target }) => change(index, { text: target.value })}
                  onKeyDown={byKey(onKeyDown)}
                />
                <RowFault fault={faultOf(faults, `rubric.${index}`)} />
              </div>
              <IconButton
                label={say(text.removeRubric, { n: index + 1 })}
                icon={<CloseOutlined />}
                onClick={() => put(rubric.filter((_, i) => i !== index))}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={rubric.length >= MAX_OPTIONS}
            onClick={add}
          >
            {text.addRubric}
          </Button>
        </div>
      </EditorField>
    </>
  )
}
