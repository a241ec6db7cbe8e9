import { CloseOutlined } from '@ant-design/icons'
import type {
  BlankField,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { Checkbox, Select } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { bankText } from '../bank/bank.text.ts'
import { blanksIn, type Faults, faultOf } from './draft.rules.ts'
import { EditorField, RowFault } from './editor-field.tsx'

type Blank = Extract<SimpleQuestion, { kind: 'blank' }>
type Props = { question: Blank; faults: Faults; onChange: (next: Blank) => void }

/** What is accepted in each blank: texts, or a number within a tolerance. */
export function BlankRows({ question, faults, onChange }: Props) {
  const { editor: text } = useText(bankText)
  const { blanks, stem } = question

  const change = (at: number, part: Partial<BlankField>) =>
    onChange({
      ...question,
      blanks: blanks.map((blank, i) => (i === at ? { ...blank, ...part } : blank)),
    })

  return (
    <EditorField label={text.blanks} isList>
      <div className="editor-rows">
        {blanks.map((blank, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place in the stem
            key={index}
            className="editor-blank"
            role="group"
            aria-label={say(text.blankOf, { n: index + 1 })}
          >
            <span className="soft">{say(text.blankOf, { n: index + 1 })}</span>
            <OneBlank
              blankField={blank}
              at={index}
              fault={faultOf(faults, `blanks.${index}`)}
              onChange={(part) => change(index, part)}
            />
            {blanks.length > Math.max(1, blanksIn(stem)) && (
              <IconButton
                label={say(text.removePrompt, { n: index + 1 })}
                icon={<CloseOutlined />}
                onClick={() =>
                  onChange({ ...question, blanks: blanks.filter((_, i) => i !== index) })
                }
              />
            )}
          </div>
        ))}
      </div>
    </EditorField>
  )
}

type OneProps = {
  blankField: BlankField
  at: number
  fault: string | undefined
  onChange: (part: Partial<BlankField>) => void
}

function OneBlank({
  blankField: { accepted, number, isExactCase },
  at,
  fault,
  onChange,
}: OneProps) {
  const { editor: text } = useText(bankText)
  const place = say(text.blankOf, { n: at + 1 })
  return (
    <div className="editor-typed">
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        value={accepted}
        placeholder={text.acceptedHint}
        aria-label={say(text.accepted, { n: at + 1 })}
        {...(fault ? { status: 'error' as const } : {})}
        onChange={(next: string[]) =>
          onChange({ accepted: next.map((word) => word.trim()).filter(Boolean) })
        }
      />
      <div className="editor-number">
        <NumberInput
          value={number?.value ?? null}
          placeholder={text.number}
          aria-label={`${place} ${text.number}`}
          onChange={(value) =>
            onChange({
              number: value === null ? null : { value, tolerance: number?.tolerance ?? 0 },
            })
          }
        />
        <NumberInput
          value={number?.tolerance ?? null}
          min={0}
          prefix="±"
          disabled={number === null}
          aria-label={`${place} ${text.tolerance}`}
          onChange={(tolerance) =>
            number && onChange({ number: { ...number, tolerance: tolerance ?? 0 } })
          }
        />
        <Checkbox
          checked={isExactCase}
          onChange={({ target }) => onChange({ isExactCase: target.checked })}
        >
          {text.exactCase}
        </Checkbox>
      </div>
      <RowFault fault={fault} />
    </div>
  )
}
