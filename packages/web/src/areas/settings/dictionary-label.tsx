import { useLanguage } from '../../platform/i18n.ts'
import './dictionary.css'

type Labelled = { name: string; nameEn: string | null }
/** The name in the reader's language; the other one where there is one. */
export function namesOf({ name, nameEn }: Labelled, isEnglish: boolean) {
  const first = isEnglish && nameEn ? nameEn : name
  const second = first === name ? nameEn : name
  return { first, second: second === first ? null : second }
}
export const useIsEnglish = () => useLanguage() === 'en'

/** An item's label in both languages. Its colour is a mark beside the words, so that any colour leaves them readable. */
export function DictionaryLabel({ item, onOpen }: { item: Labelled & { colour?: string | null }; onOpen?: () => void }) {
  const { first, second } = namesOf(item, useIsEnglish())
  return (
    <span className="dict-label">
      {item.colour && <i className="dict-colour" style={{ background: item.colour }} />}
      <span className="person-words">
        {onOpen ? (
          <button type="button" className="link-button" onClick={onOpen}>
            {first}
          </button>
        ) : (
          <span>{first}</span>
        )}
        {second && <small>{second}</small>}
      </span>
    </span>
  )
}
