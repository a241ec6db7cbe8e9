import { FILE_FIELDS, type FileField } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import type { OwnFile } from './file.queries.ts'
import { fileText } from './file.text.ts'
import type { Editing } from './own-facts.tsx'

type Part = OwnFile['missing'][number]
type Props = { file: OwnFile; onEdit: (editing: Editing) => void }

/** The id of the part of the page that holds a list or the bank information. */
export const placeIdOf = (part: string) => `file-${part}`

const isField = (part: Part): part is FileField => (FILE_FIELDS as readonly string[]).includes(part)

/** Brings a list into view and focuses its first button. */
function goTo(part: Part) {
  const place = document.getElementById(placeIdOf(part))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('button')?.focus({ preventScroll: true })
}

/** What a complete file holds and this one does not; each part leads to where it is filled in. */
export function MissingParts({ file, onEdit }: Props) {
  const text = useText(fileText)
  const { fields, fileSections } = useText(fileWords)
  const words: Readonly<Record<string, string>> = { ...fileSections, ...fields }
  const waiting = new Set(
    file.fields.filter(({ isWaiting }) => isWaiting).map(({ field }) => field),
  )
  const parts = [...new Set(file.missing)].filter((part) => !isField(part) || !waiting.has(part))
  if (parts.length === 0) return null

  const fillIn = (part: Part) => {
    if (!isField(part)) return goTo(part)

    const isDirect = file.fields.some((rule) => rule.field === part && rule.isDirect)
    onEdit(isDirect ? { way: 'change', field: part } : { way: 'ask', field: part })
  }

  return (
    <section className="panel file-missing" aria-label={text.missing}>
      <h2>{text.missing}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <Button type="link" onClick={() => fillIn(part)}>
              {words[part]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
