import { nameIn, otherNameIn } from '@residency/contract/kernel/label'
import { useLanguage } from '../platform/i18n.ts'

type LinesProps = { name: string; note?: string | null | undefined; onOpen?: (() => void) | undefined }
/** A name with one fact below it. It is a link where it opens something. */
export function NameLines({ name, note, onOpen }: LinesProps) {
  return (
    <span className="person-words">
      {onOpen ? (
        <button type="button" className="link-button" onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      {note && <small>{note}</small>}
    </span>
  )
}

type Props = {
  row: { name: string; nameEn: string | null; code?: string | null }
  onOpen?: (() => void) | undefined
  /** false: neither code nor the other name below. */
  hasNote?: boolean
}
/** A name in the reader's language; below it code and the other name. */
export function NameCell({ row, onOpen, hasNote = true }: Props) {
  const language = useLanguage()
  const note = [row.code, otherNameIn(language, row)].filter(Boolean).join(' · ')
  return <NameLines name={nameIn(language, row)} note={hasNote ? note : null} onOpen={onOpen} />
}
