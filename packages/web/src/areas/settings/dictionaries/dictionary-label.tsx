import { NameCell } from '../../../ui/tables/name-cell.tsx'
import './dictionary.css'

type Props = {
  item: { name: string; nameEn: string | null; colour?: string | null }
  onOpen?: () => void
}

/**
 * An item's label in both languages. Its colour is a mark next to the text, so that the text is
 * readable with any colour.
 */
export function DictionaryLabel({ item: { name, nameEn, colour }, onOpen }: Props) {
  return (
    <span className="dict-label">
      {colour && <i className="dict-colour" style={{ background: colour }} />}
      <NameCell row={{ name, nameEn }} onOpen={onOpen} />
    </span>
  )
}
