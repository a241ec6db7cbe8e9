import { useText } from '../../platform/texts/i18n.ts'
import { HomeDecisions } from '../../screens/home/home-decisions.tsx'
import { useExampleRows } from './examples.tsx'
import { galleryText } from './gallery.text.ts'
import { useExampleReview } from './use-example-review.ts'

/** Rows of the home page that are decided in place. */
export function GalleryHome() {
  const text = useText(galleryText)
  const review = useExampleReview()

  const rows = useExampleRows().map(({ id, name, department, version, actions }) => ({
    id,
    title: name,
    note: department,
    tag: { text: text.states.wait, tone: 'wait' as const },
    share: 0.6,
    version,
    actions,
    to: null,
  }))

  return (
    <HomeDecisions
      review={review}
      part={{
        kind: 'rows',
        title: text.name,
        rows,
        total: rows.length,
        empty: text.long,
        to: null,
      }}
    />
  )
}
