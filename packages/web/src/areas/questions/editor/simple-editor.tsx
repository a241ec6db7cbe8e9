import type { SimpleQuestion } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Input } from 'antd'
import { useId } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { bankText } from '../bank/bank.text.ts'
import { BlankRows } from './blank-rows.tsx'
import { type Faults, faultOf, withBlanks } from './draft.rules.ts'
import { EditorField } from './editor-field.tsx'
import { OptionRows } from './option-rows.tsx'
import { PromptRows } from './prompt-rows.tsx'
import { RubricRows } from './rubric-rows.tsx'

type Props<Q> = {
  question: Q
  faults: Faults
  stemLabel?: string
  isFirst?: boolean
  onChange: (next: Q) => void
}

/** The fields of a question that is not a case. */
export function SimpleEditor({
  question,
  faults,
  stemLabel,
  isFirst = false,
  onChange,
}: Props<SimpleQuestion>) {
  const { editor: text } = useText(bankText)

  const change = (stem: string) =>
    onChange(
      question.kind === 'blank'
        ? { ...question, stem, blanks: withBlanks(stem, question.blanks) }
        : { ...question, stem },
    )

  const chooseHelp = () => {
    if (question.kind === 'blank') return text.stemBlankHelp

    return stemLabel ? undefined : text.stemHelp
  }

  return (
    <>
      <StemField
        label={stemLabel ?? text.stem}
        value={question.stem}
        fault={faultOf(faults, 'stem')}
        help={chooseHelp()}
        isFirst={isFirst}
        onChange={change}
      />
      <Answers question={question} faults={faults} onChange={onChange} />
    </>
  )
}

function Answers({ question, faults, onChange }: Props<SimpleQuestion>) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <OptionRows question={question} faults={faults} onChange={onChange} />
    case 'matching':
      return (
        <>
          <OptionRows question={question} faults={faults} onChange={onChange} />
          <PromptRows question={question} faults={faults} onChange={onChange} />
        </>
      )
    case 'trueFalse':
      return (
        <TruthField value={question.right} onChange={(right) => onChange({ ...question, right })} />
      )
    case 'blank':
      return <BlankRows question={question} faults={faults} onChange={onChange} />
    default:
      return <RubricRows question={question} faults={faults} onChange={onChange} />
  }
}

function TruthField({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { editor: text } = useText(bankText)
  const { truth } = useText(bankWords)
  const group = useId()

  return (
    <EditorField label={text.truth}>
      <div role="radiogroup" aria-label={text.truth} className="editor-truth">
        {[true, false].map((isRight) => (
          <label key={String(isRight)}>
            <input
              type="radio"
              name={group}
              checked={value === isRight}
              onChange={() => onChange(isRight)}
            />{' '}
            {isRight ? truth.yes : truth.no}
          </label>
        ))}
      </div>
    </EditorField>
  )
}

type StemProps = {
  label: string
  value: string
  fault: string | undefined
  help?: string
  isFirst?: boolean
  onChange: (stem: string) => void
}

export function StemField({ label, value, fault, help, isFirst = false, onChange }: StemProps) {
  const id = useId()
  const isPhone = usePhone()
  return (
    <EditorField label={label} id={id} fault={fault} help={help}>
      <Input.TextArea
        id={id}
        value={value}
        autoSize={{ minRows: 3, maxRows: 14 }}
        maxLength={5000}
        autoFocus={isFirst && !isPhone}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </EditorField>
  )
}
