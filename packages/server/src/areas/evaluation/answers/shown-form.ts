import type { FilledForm } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'

type Form = {
  id: number
  kind: string
  name: string
  name_en: string | null
  intro: string | null
  intro_en: string | null
  sections: FormSection[]
}
/** A form as it is filled in; its items keep both languages, so that a phone can switch. */
export const shownForm = (language: Language, form: Form): FilledForm => ({
  id: form.id,
  kind: form.kind as FilledForm['kind'],
  name: labelIn(language, form.name, form.name_en),
  intro: form.intro === null ? null : labelIn(language, form.intro, form.intro_en),
  sections: form.sections,
})
