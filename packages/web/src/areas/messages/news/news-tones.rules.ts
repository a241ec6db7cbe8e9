import type { NewsState } from '@residency/contract/areas/messages/news/news.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const NEWS_TONES: Readonly<Record<NewsState, Tone>> = {
  draft: 'calm',
  scheduled: 'wait',
  published: 'good',
  withdrawn: 'bad',
}
