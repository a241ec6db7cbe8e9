import type { SimpleQuestion } from '@residency/contract/areas/questions/bank/question.shape'
import { Input } from 'antd'
import { useId } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { bankText } from '../bank/bank.text.ts'
import { type Draft, type Faults, faultOf } from './draft.rules.ts'
import { EditorField } from './editor-field.tsx'
import { PartRows } from './part-rows.tsx'
import { PictureRows } from './picture-rows.tsx'
import { SimpleEditor, StemField } from './simple-editor.tsx'

type Props = {
  draft: Draft
  known: readonly StoredFile[]
  faults: Faults
  onChange: (next: Draft) => void
  onBusy: (count: number) => void
}

/** The content of a question by its kind, its pictures, and the explanation. */
export function BodyFields({ draft, known, faults, onChange, onBusy }: Props) {
  const { editor: text } = useText(bankText)
  const id = useId()
  const { body } = draft
  const put = (next: Draft['body']) => onChange({ ...draft, body: next })

  return (
    <>
      {body.kind === 'case' ? (
        <>
          <StemField
            label={text.stem}
            value={body.stem}
            fault={faultOf(faults, 'stem')}
            help={text.stemHelp}
            isFirst
            onChange={(stem) => put({ ...body, stem })}
          />
          <PartRows body={body} faults={faults} onChange={put} />
        </>
      ) : (
        <SimpleEditor
          question={body}
          faults={faults}
          isFirst
          onChange={(next: SimpleQuestion) => put(next)}
        />
      )}
      <PictureRows
        pictures={draft.pictures}
        known={known}
        faults={faults}
        onBusy={onBusy}
        onChange={(pictures) => onChange({ ...draft, pictures })}
      />
      <EditorField
        label={text.explanation}
        id={id}
        fault={faultOf(faults, 'explanation')}
        help={text.explanationHelp}
        isOptional
      >
        <Input.TextArea
          id={id}
          value={draft.explanation ?? ''}
          autoSize={{ minRows: 2, maxRows: 10 }}
          maxLength={5000}
          onChange={({ target }) => onChange({ ...draft, explanation: target.value || null })}
        />
      </EditorField>
    </>
  )
}
