import { FILE_FIELDS, type FileField } from '@residency/contract/areas/students/file/field.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import type { ChangeFormProps } from '../changes/change-form.tsx'
import type { FactsFormProps } from './facts-form.tsx'
import { type OwnFile, useFileWords } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { useFactReader } from './use-fact-reader.ts'

const FactsForm = lazyDialog<FactsFormProps>(() => import('./facts-form.tsx').then((part) => part.default))
const ChangeForm = lazyDialog<ChangeFormProps>(() => import('../changes/change-form.tsx').then((part) => part.default))

/** The facts of the own file: free ones are changed here, the others by a request. */
export function OwnFacts({ file }: { file: OwnFile }) {
  const text = useText(fileText)
  const { fields, fileSections } = useFileWords()
  const read = useFactReader()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<FileField | null>(null)
  const rules = new Map(file.fields.map((rule) => [rule.field, rule]))
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
    return (
      <>
        {value ?? '—'}{' '}
        <Button type="link" size="small" aria-label={say(text.askNamed, { field: fields[field] })} onClick={() => setAsked(field)}>
          {text.askFor}
        </Button>
      </>
    )
  }
  return (
    <section className="panel" aria-label={fileSections.basic}>
      <div className="panel-head">
        <h2>{fileSections.basic}</h2>
        <Button onClick={() => setOpen(true)}>{text.edit}</Button>
      </div>
      <FactList facts={FILE_FIELDS.map((field) => [fields[field], shownFact(field)])} />
      <FactsForm isOpen={isOpen} file={file} onClose={() => setOpen(false)} />
      <ChangeForm isOpen={asked !== null} field={asked} file={file} onClose={() => setAsked(null)} />
    </section>
  )
}
