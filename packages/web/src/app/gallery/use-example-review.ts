import { useText } from '../../platform/texts/i18n.ts'
import type { Review } from '../../screens/review/review.ts'
import type { Example } from './examples.tsx'
import { galleryText } from './gallery.text.ts'
import { REVIEW_CALLS } from './gallery-review.ts'

/** The review of the example list. */
export function useExampleReview(): Review<Example> {
  const text = useText(galleryText)
  const [pass, back, reject] = text.acts
  return {
    isExample: true,
    calls: REVIEW_CALLS,
    paths: [],
    actions: { pass: pass!, return: back!, reject: reject! },
    done: { pass: text.passed, return: text.received, reject: text.received },
  }
}
