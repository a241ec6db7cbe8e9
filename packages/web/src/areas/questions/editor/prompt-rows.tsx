import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import {
  MAX_PARTS,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { Button, Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { bankText } from '../bank/bank.text.ts'
import { letterOf } from '../question/marked-text.rules.ts'
import { type Faults, faultOf, freeId } from './draft.rules.ts'
import { EditorField, RowFault, useRowFocus } from './editor-field.tsx'

type Matching = Extract<SimpleQuestion, { kind: 'matching' }>
type Prompt = Matching['prompts'][number]

/** The items of a matching question, each with the option that is right. */
export function PromptRows({
  question,
  faults,
  onChange,
}: {
  question: Matching
  faults: Faults
  onChange: (next: Matching) => void
}) {
  const { editor: text } = useText(bankText)
  const { frame, focusOn } = useRowFocus()
  const { prompts } = question
  const put = (next: Prompt[]) => onChange({ ...question, prompts: next })

  const add = () => {
    if (prompts.length >= MAX_PARTS) return

    const fresh = { id: freeId(prompts, 'p'), text: '', right: '' }

    put([...prompts, fresh])
    focusOn(fresh.id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return

    event.preventDefault()
    add()
  }

  const change = (at: number, part: Partial<Prompt>) =>
    put(prompts.map((prompt, i) => (i === at ? { ...prompt, ...part } : prompt)))

  return (
    <EditorField label={text.prompts} isList fault={faults.get('prompts')}>
      <div ref={frame} className="editor-rows">
        {prompts.map((prompt, index) => (
          <div key={prompt.id} className="editor-row" data-row={prompt.id}>
            <div className="editor-typed">
              <Input.TextArea
                value={prompt.text}
                autoSize={{ minRows: 1, maxRows: 6 }}
                maxLength={1000}
                aria-label={say(text.promptOf, { n: index + 1 })}
                onChange={({ target }) => change(index, { text: target.value })}
                onKeyDown={byKey(onKeyDown)}
              />
              <RowFault fault={faultOf(faults, `prompts.${index}`)} />
            </div>
            <select
              className="plain-field editor-choice"
              value={prompt.right}
              aria-label={say(text.promptRight, { n: index + 1 })}
              onChange={({ target }) => change(index, { right: target.value })}
            >
              <option value="">{text.choose}</option>
              {question.options.map(({ id }, place) => (
                <option key={id} value={id}>
                  {letterOf(place)}
                </option>
              ))}
            </select>
            <IconButton
              label={say(text.removePrompt, { n: index + 1 })}
              icon={<CloseOutlined />}
              disabled={prompts.length === 1}
              onClick={() => put(prompts.filter((_, i) => i !== index))}
            />
          </div>
        ))}
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={prompts.length >= MAX_PARTS}
          onClick={add}
        >
          {text.addPrompt}
        </Button>
      </div>
    </EditorField>
  )
}
