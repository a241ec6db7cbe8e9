import { nameIn, otherNameIn } from '@residency/contract/kernel/label'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useLanguage } from '../../platform/texts/i18n.ts'

type LinesProps = {
  name: ReactNode
  note?: string | null | undefined
  onOpen?: (() => void) | undefined
  to?: To | undefined
}

/** A name with one fact below it; a link if it has a target. */
export function NameLines({ name, note, onOpen, to }: LinesProps) {
  const renderName = () => {
    if (to)
      return (
        <Link className="link-button" to={to}>
          {name}
        </Link>
      )
    if (onOpen)
      return (
        <button type="button" className="link-button" onClick={onOpen}>
          {name}
        </button>
      )

    return <span>{name}</span>
  }

  return (
    <span className="person-words">
      {renderName()}
      {note && <small>{note}</small>}
    </span>
  )
}

type Props = {
  row: { name: string; nameEn: string | null; code?: string | null }
  onOpen?: (() => void) | undefined

  /** false: code and other name are left out. */
  hasNote?: boolean
}

/** A name in the reader's language; below it code and the other name. */
export function NameCell({ row, onOpen, hasNote = true }: Props) {
  const language = useLanguage()
  const note = [row.code, otherNameIn(language, row)].filter(Boolean).join(' · ')
  return <NameLines name={nameIn(language, row)} note={hasNote ? note : null} onOpen={onOpen} />
}
