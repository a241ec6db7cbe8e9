import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { paperText } from './paper.text.ts'

const VIEWS = ['design', 'preview'] as const
type View = (typeof VIEWS)[number]

/** Whether a paper is designed or shown as takers see it; it is in the address. */
export function usePaperView(): View {
  return useSearchParams()[0].get('view') === 'preview' ? 'preview' : 'design'
}

export function ViewChoice() {
  const text = useText(paperText)
  const [query, setQuery] = useSearchParams()

  const show = (view: View) => {
    const next = new URLSearchParams(query)
    if (view === 'design') next.delete('view')
    else next.set('view', view)
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="paper-views">
      <Segmented<View>
        aria-label={text.view}
        value={usePaperView()}
        onChange={show}
        options={toChoices(VIEWS, text.views)}
      />
    </div>
  )
}
