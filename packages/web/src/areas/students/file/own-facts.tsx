import { FILE_FIELDS, type FileField } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import type { ChangeFormProps } from '../changes/change-form.tsx'
import type { FactsFormProps } from './facts-form.tsx'
import type { OwnFile } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { useFactReader } from './use-fact-reader.ts'

const FactsForm = lazyDialog<FactsFormProps>(() =>
  import('./facts-form.tsx').then((part) => part.default),
)

const ChangeForm = lazyDialog<ChangeFormProps>(() =>
  import('../changes/change-form.tsx').then((part) => part.default),
)

/**
 * What is edited of the own file: its free facts, beginning with one of them, or one fact by a
 * request.
 */
export type Editing = { way: 'change'; field: FileField | null } | { way: 'ask'; field: FileField }
type Props = { file: OwnFile; editing: Editing | null; onEdit: (editing: Editing | null) => void }

/** The facts of the own file: free ones are changed here, the others by a request. */
export function OwnFacts({ file, editing, onEdit }: Props) {
  const text = useText(fileText)
  const { fields, fileSections } = useText(fileWords)
  const read = useFactReader()
  const rules = new Map(file.fields.map((rule) => [rule.field, rule]))
  const close = () => onEdit(null)

  const shownFact = (field: FileField) => {
    const rule = rules.get(field)!
    const value = read(field, file.facts[field])
    if (rule.isWaiting)
      return (
        <>
          {value ?? '—'} <StateTag tone="wait">{text.waiting}</StateTag>
        </>
      )

    if (rule.isDirect) return value

    const isEmpty = file.facts[field] === null
    const named = say(isEmpty ? text.fillNamed : text.askNamed, { field: fields[field] })

    return (
      <>
        {value ?? '—'}{' '}
        <Button
          type="link"
          size="small"
          aria-label={named}
          onClick={() => onEdit({ way: 'ask', field })}
        >
          {isEmpty ? text.fillIn : text.askFor}
        </Button>
      </>
    )
  }

  return (
    <section className="panel" aria-label={fileSections.basic}>
      <div className="panel-head">
        <h2>{fileSections.basic}</h2>
        <Button onClick={() => onEdit({ way: 'change', field: null })}>{text.edit}</Button>
      </div>
      <FactList facts={FILE_FIELDS.map((field) => [fields[field], shownFact(field)])} />
      <FactsForm
        isOpen={editing?.way === 'change'}
        file={file}
        first={editing?.field ?? null}
        onClose={close}
      />
      <ChangeForm
        isOpen={editing?.way === 'ask'}
        field={editing?.way === 'ask' ? editing.field : null}
        file={file}
        onClose={close}
      />
    </section>
  )
}
