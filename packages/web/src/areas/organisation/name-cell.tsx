import { useLanguage } from '../../platform/i18n.ts'
import { namesIn } from './names.rules.ts'
import './organisation.css'

type Props = { row: { name: string; nameEn: string | null; code?: string | null }; onOpen?: (() => void) | undefined; hasNote?: boolean }

/** A name in the reader's language; below it code and the other name. It is a link where it opens something. */
export function NameCell({ row, onOpen, hasNote = true }: Props) {
  const { first, second } = namesIn(useLanguage(), row)
  const note = [row.code, second].filter(Boolean).join(' · ')
  return (
    <span className="person-words">
      {onOpen ? (
        <button type="button" className="link-button" onClick={onOpen}>
          {first}
        </button>
      ) : (
        <span>{first}</span>
      )}
      {hasNote && note && <small>{note}</small>}
    </span>
  )
}
