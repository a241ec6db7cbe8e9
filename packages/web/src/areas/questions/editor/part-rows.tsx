import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import {
  MAX_PARTS,
  type QuestionBody,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { bankText } from '../bank/bank.text.ts'
import {
  type Faults,
  faultsBelow,
  newPart,
  ofKind,
  PART_KINDS,
  type PartKind,
} from './draft.rules.ts'
import { RowFault } from './editor-field.tsx'
import { SimpleEditor } from './simple-editor.tsx'

type Case = Extract<QuestionBody, { kind: 'case' }>
type Part = Case['parts'][number]

/** The parts of a case: questions of other kinds about its stem. */
export function PartRows({
  body,
  faults,
  onChange,
}: {
  body: Case
  faults: Faults
  onChange: (next: Case) => void
}) {
  const { editor: text } = useText(bankText)
  const { parts } = body
  const put = (next: Part[]) => onChange({ ...body, parts: next })
  const raise = (at: number) =>
    put(
      parts.map((part, i) => {
        if (i === at - 1) return parts[at]!

        return i === at ? parts[at - 1]! : part
      }),
    )

  return (
    <>
      <RowFault fault={faults.get('parts')} />
      {parts.map((part, index) => (
        <section
          key={part.id}
          className="editor-part"
          aria-label={say(text.partOf, { n: index + 1 })}
        >
          <PartHead
            part={part}
            at={index}
            isOnly={parts.length === 1}
            onChange={(next) => put(parts.map((one, i) => (i === index ? next : one)))}
            onRaise={() => raise(index)}
            onRemove={() => put(parts.filter((_, i) => i !== index))}
          />
          <SimpleEditor
            question={part.question}
            faults={faultsBelow(faults, `parts.${index}.question.`)}
            stemLabel={say(text.partStem, { n: index + 1 })}
            onChange={(question: SimpleQuestion) =>
              put(
                parts.map((part, i) =>
                  i === index ? { ...part, question: question as Part['question'] } : part,
                ),
              )
            }
          />
        </section>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={parts.length >= MAX_PARTS}
        onClick={() => put([...parts, newPart(parts)])}
      >
        {text.addPart}
      </Button>
    </>
  )
}

type HeadProps = {
  part: Part
  at: number
  isOnly: boolean
  onChange: (next: Part) => void
  onRaise: () => void
  onRemove: () => void
}

function PartHead({ part, at, isOnly, onChange, onRaise, onRemove }: HeadProps) {
  const { editor: text } = useText(bankText)
  const { questionKinds } = useText(bankWords)
  const n = at + 1

  return (
    <div className="editor-part-head">
      <h3>{say(text.partOf, { n })}</h3>
      <ChoiceInput
        value={part.question.kind}
        options={toChoices(PART_KINDS, questionKinds)}
        aria-label={say(text.partKind, { n })}
        onChange={(kind) =>
          kind &&
          onChange({
            ...part,
            question: ofKind(kind as PartKind, part.question) as Part['question'],
          })
        }
      />
      <NumberInput
        value={part.weight}
        min={1}
        max={10}
        precision={0}
        prefix={<small className="soft">{text.weight}</small>}
        aria-label={`${say(text.partOf, { n })} ${text.weight}`}
        onChange={(weight) => onChange({ ...part, weight: weight ?? 1 })}
      />
      {at > 0 && (
        <IconButton
          label={say(text.raisePart, { n })}
          icon={<ArrowUpOutlined />}
          onClick={onRaise}
        />
      )}
      <IconButton
        label={say(text.removePart, { n })}
        icon={<DeleteOutlined />}
        disabled={isOnly}
        onClick={onRemove}
      />
    </div>
  )
}
