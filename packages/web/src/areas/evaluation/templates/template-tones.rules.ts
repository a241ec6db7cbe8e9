import type { TemplateState } from '@residency/contract/areas/evaluation/templates/template.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TEMPLATE_TONES: Readonly<Record<TemplateState, Tone>> = {
  draft: 'wait',
  published: 'good',
  superseded: 'calm',
}
