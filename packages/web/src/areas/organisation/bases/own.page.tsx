import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { MajorMapping } from '../majors/major-mapping.tsx'
import { baseText } from './base.text.ts'
import { BaseList } from './base-list.tsx'

/**
 * View key base/own/index: the hospital's own bases, and the mapping of own to national majors. The
 * address names the tab.
 */
export default function OwnPage() {
  const text = useText(baseText)
  const [query, setQuery] = useSearchParams()
  const part = query.get('part') === 'mapping' ? 'mapping' : 'bases'

  const parts = (
    <Segmented
      aria-label={text.partsLabel}
      value={part}
      options={toChoices(['bases', 'mapping'], text.parts)}
      onChange={(next) =>
        setQuery(next === 'mapping' ? { part: 'mapping' } : {}, { replace: true })
      }
    />
  )

  return part === 'mapping' ? <MajorMapping aside={parts} /> : <BaseList mode="own" aside={parts} />
}
